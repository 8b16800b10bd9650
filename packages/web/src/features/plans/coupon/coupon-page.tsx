import { amountPayable, formatAmount, pages } from '@genie/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { Banner } from '../../../components/ui/banner.tsx';
import { Button, ButtonLink } from '../../../components/ui/button.tsx';
import { PageMain } from '../../../components/ui/page-main.tsx';
import { type CouponState, couponStateOf, readCouponState } from '../coupon-state.ts';
import { priceInWords } from '../plan-term.ts';
import { pageTexts } from '../texts.ts';
import { Amounts } from './amounts.tsx';
import { AppliedCouponLine } from './applied-coupon-line.tsx';
import { BeforePaying } from './before-paying.tsx';
import { CouponForm } from './coupon-form.tsx';
import styles from './coupon-page.module.css';
import { offersQuery } from './offers-query.ts';
import { SaveCard } from './save-card.tsx';
import { useCoupon } from './use-coupon.ts';
import { useProceed } from './use-proceed.ts';
import { WhatFollows } from './what-follows.tsx';

/** The last page before paying: a coupon, what is to be paid, and whether the card is kept. */
export const CouponPage = () => {
  const plan = readCouponState(useLocation().state);
  return plan === undefined ? <Navigate to={pages.subscription} replace /> : <Order plan={plan} />;
};

/** The plan as it is on offer now; until that is known, as the page before had it. */
const useOffered = (plan: CouponState): CouponState => {
  const { data: offers } = useQuery(offersQuery);
  const offer = offers?.find(({ plan_id }) => plan_id === plan.planId);
  return offer === undefined ? plan : couponStateOf(offer);
};

const Order = ({ plan: chosen }: { readonly plan: CouponState }) => {
  const plan = useOffered(chosen);
  const coupon = useCoupon();
  const [saveCard, setSaveCard] = useState(false);
  const amounts = amountPayable(plan.planAmount, coupon.applied?.discount);
  const nothingToPay = amounts.payableFils === 0;
  const { busy, failure, proceed } = useProceed({
    planId: plan.planId,
    coupon,
    payableFils: amounts.payableFils,
    saveCard: saveCard && !nothingToPay,
  });

  return (
    <PageMain title={`Get ${plan.planName}`} className={styles.page}>
      <header className={styles.header}>
        <h1 className={styles.title}>Get {plan.planName}</h1>
        <p className={styles.lead}>{priceInWords(amounts.totalFils, plan.planTerm)}</p>
      </header>
      <div className={styles.order}>
        <CouponForm
          planId={plan.planId}
          code={coupon.code}
          error={coupon.error}
          field={coupon.field}
          onCode={coupon.type}
          onRefused={coupon.refuse}
          onApplied={coupon.apply}
        />
        {coupon.applied === undefined ? null : (
          <AppliedCouponLine coupon={coupon.applied} onRemove={coupon.remove} />
        )}
        <Amounts {...amounts} />
        <SaveCard plan={plan} nothingToPay={nothingToPay} checked={saveCard} onChange={setSaveCard} />
        <BeforePaying />
        {failure === undefined ? null : (
          <Banner tone="declined" detail={failure.cause}>
            {failure.about === 'amount' ? pageTexts.priceChanged : pageTexts.notOrdered}
          </Banner>
        )}
        <div className={styles.actions}>
          <Button look="primary" size="l" busy={busy} busyLabel="Opening the payment page" onClick={proceed}>
            Proceed to pay {formatAmount(amounts.payableFils)}
          </Button>
          <ButtonLink size="l" to={pages.subscription}>
            Choose different plan
          </ButtonLink>
        </div>
      </div>
      <WhatFollows nothingToPay={nothingToPay} />
    </PageMain>
  );
};
