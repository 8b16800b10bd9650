import { pages, type SubscriptionOffer } from '@genie/contract/client';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Banner } from '../../components/ui/banner.tsx';
import { IconButton } from '../../components/ui/icon-button.tsx';
import { PageMain } from '../../components/ui/page-main.tsx';
import { WholeDates } from '../../components/ui/whole-dates.tsx';
import { settingsQuery } from '../../lib/api/settings-query.ts';
import { storedValues } from '../../lib/storage/stored-values.ts';
import { BuyAction } from './components/buy-action.tsx';
import { PlanTrouble } from './components/plan-trouble.tsx';
import { forgetCoupon } from './coupon/applied-coupon.ts';
import { type CurrentPlan, isCurrent, purchaseText, usePlanKnowledge } from './current-plan.ts';
import { OfferTabs } from './offers/offer-tabs.tsx';
import { useOffers } from './offers/use-offers.ts';
import { planInWords } from './plan-in-words.ts';
import styles from './plan-page.module.css';
import { pageTexts } from './texts.ts';

const planText = (plan: CurrentPlan | null | undefined): string => {
  if (plan === undefined) return '';
  if (plan === null) return pageTexts.noPlan;
  return planInWords(plan);
};

/** The plans for somebody who is signed in: which one runs, and the way to another. */
export const SubscriptionPage = () => {
  const navigate = useNavigate();
  const offers = useOffers();
  const { plan, trouble } = usePlanKnowledge();
  const told = useRef<HTMLParagraphElement>(null);
  const { data: settings } = useQuery(settingsQuery);

  // Who left the payment page comes back here: that order is none of the next one's business.
  const [leftUnfinished] = useState(() => storedValues.get('outlet_id') !== null);
  useEffect(() => {
    storedValues.remove('outlet_id');
    forgetCoupon();
  }, []);

  const isTheirs = (offer: SubscriptionOffer): boolean => isCurrent(plan ?? null, offer);
  return (
    <PageMain className={styles.page}>
      <header className={styles.header}>
        <h1 className={styles.title}>Plans</h1>
        <p className={styles.lead}>{pageTexts.subtitle}</p>
        <IconButton
          className={styles.close}
          label="Close and go to the chat"
          framed
          onClick={() => void navigate(pages.chat)}
        >
          <X aria-hidden="true" />
        </IconButton>
      </header>
      {leftUnfinished ? (
        <div className={styles.unfinished}>
          <Banner tone="pending">{pageTexts.unfinished}</Banner>
        </div>
      ) : null}
      {trouble === undefined ? null : (
        <div className={styles.unfinished}>
          <PlanTrouble {...trouble} onLoaded={() => told.current?.focus({ preventScroll: true })} />
        </div>
      )}
      <div className={styles.before} data-unknown={trouble === undefined ? undefined : true}>
        <p role="status" ref={told} tabIndex={-1}>
          <WholeDates>{planText(plan)}</WholeDates>
        </p>
        <p>
          {purchaseText(plan)} {pageTexts.nonRefundable}
        </p>
      </div>
      <OfferTabs
        offers={offers}
        isCurrent={isTheirs}
        explained
        actionOf={(offer) => (
          <BuyAction
            offer={offer}
            // The server refuses what the plan covers, so nobody has to wait for what it cannot say.
            plan={trouble === undefined ? plan : null}
            supportEmail={settings?.support_email}
          />
        )}
      />
    </PageMain>
  );
};
