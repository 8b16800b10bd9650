import { constants, type SubscriptionOffer } from '@genie/contract/client';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { Tabs } from '../../../components/ui/tabs.tsx';
import { type PlanName, planNames } from '../plan-facts.ts';
import { pageTexts } from '../texts.ts';
import { OfferCard } from './offer-card.tsx';
import { noteOf } from './offer-notes.ts';
import styles from './offer-tabs.module.css';
import { OffersLoading } from './offers-loading.tsx';
import type { Offers } from './use-offers.ts';

type OfferTabsProps = {
  readonly offers: Offers;
  readonly isCurrent?: (offer: SubscriptionOffer) => boolean;
  readonly actionOf: (offer: SubscriptionOffer) => ReactNode;
};

/** A plan's name without its spaces, which an element's id may not have. */
const tabIdOf = (plan: PlanName): string => plan.replace(' ', '-');

/** The plans by tab; only the offers of the selected plan are shown. */
export const OfferTabs = ({ offers, isCurrent, actionOf }: OfferTabsProps) => {
  const [selected, setSelected] = useState(tabIdOf(constants.defaultPlanTab));

  const panelOf = (plan: PlanName): ReactNode => {
    if (offers.phase === 'loading') return <OffersLoading plan={plan} />;
    if (offers.phase === 'failed') {
      return (
        <p className={styles.none}>
          {pageTexts.noOffers}
          <Button look="quiet" size="s" onClick={offers.retry}>
            Try again
          </Button>
        </p>
      );
    }
    const shown = offers.offers.filter(({ subscription_name }) => subscription_name === plan);
    return (
      <div className={styles.offers}>
        {shown.map((offer) => (
          <OfferCard
            key={offer.plan_id}
            offer={offer}
            note={noteOf(offer, shown)}
            current={isCurrent?.(offer) ?? false}
            action={actionOf(offer)}
          />
        ))}
      </div>
    );
  };

  return (
    <Tabs
      label="Plans"
      spread
      tabs={planNames.map((plan) => ({ id: tabIdOf(plan), label: plan, panel: panelOf(plan) }))}
      selected={selected}
      onSelect={setSelected}
    />
  );
};
