import { constants, type SubscriptionOffer } from '@genie/contract/client';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { Tabs } from '../../../components/ui/tabs.tsx';
import { asideOf } from '../plan-asides.ts';
import { planNames } from '../plan-facts.ts';
import type { PlanName } from '../plan-limits.ts';
import { pageTexts } from '../texts.ts';
import { NoOffers } from './no-offers.tsx';
import { OfferAside } from './offer-aside.tsx';
import { OfferCard } from './offer-card.tsx';
import { noteOf } from './offer-notes.ts';
import styles from './offer-tabs.module.css';
import { OffersLoading } from './offers-loading.tsx';
import type { Offers } from './use-offers.ts';

type OfferTabsProps = {
  readonly offers: Offers;
  readonly isCurrent?: (offer: SubscriptionOffer) => boolean;
  readonly actionOf: (offer: SubscriptionOffer) => ReactNode;
  /** Whether a line below an offer's button says what about it. */
  readonly explained?: boolean;
};

/** A plan's name without its spaces, which an element's id may not have. */
const tabIdOf = (plan: PlanName): string => plan.replace(' ', '-');

/** The plans by tab; only the offers of the selected plan are shown. */
export const OfferTabs = ({ offers, isCurrent, actionOf, explained = false }: OfferTabsProps) => {
  const [selected, setSelected] = useState(tabIdOf(constants.defaultPlanTab));

  const panelOf = (plan: PlanName): ReactNode => {
    if (offers.phase === 'loading') return <OffersLoading plan={plan} explained={explained} />;
    if (offers.phase === 'failed') {
      return (
        <NoOffers
          next={pageTexts.asksAgain}
          action={
            <Button size="s" onClick={offers.retry}>
              Try again
            </Button>
          }
        >
          {pageTexts.noOffers}
        </NoOffers>
      );
    }
    const shown = offers.offers.filter(({ subscription_name }) => subscription_name === plan);
    if (shown.length === 0) return <NoOffers>{pageTexts.notOnOffer(plan)}</NoOffers>;
    const [first, ...others] = shown;
    const aside = first !== undefined && others.length === 0 ? asideOf(first) : undefined;
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
        {aside === undefined ? null : <OfferAside {...aside} />}
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
