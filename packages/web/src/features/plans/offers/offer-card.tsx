import type { SubscriptionOffer } from '@genie/contract/client';
import type { ReactNode } from 'react';
import { classNames } from '../../../lib/class-names.ts';
import { featuresOf, taglineOf } from '../plan-facts.ts';
import { limitsOf } from '../plan-limits.ts';
import styles from './offer-card.module.css';
import { OfferPrice } from './offer-price.tsx';
import { PlanBits } from './plan-bits.tsx';

type OfferCardProps = {
  readonly offer: SubscriptionOffer;
  /** What sets it apart from the offers beside it. */
  readonly note?: string | undefined;
  readonly current?: boolean;
  readonly action: ReactNode;
};

/** The id of an offer's title, by which a button says what it is about. */
export const offerTitleId = ({ plan_id }: SubscriptionOffer): string => `offer-${plan_id}`;

/** One offer: what it is called, costs and gives, and what can be done about it. */
export const OfferCard = ({ offer, note, current = false, action }: OfferCardProps) => {
  const id = offerTitleId(offer);
  const limits = limitsOf(offer);
  return (
    <article
      className={classNames(styles.card, current && styles.current)}
      aria-labelledby={id}
      data-current={current || undefined}
    >
      <div className={styles.head}>
        <div className={styles.what}>
          <h2 id={id} className={styles.type}>
            {offer.subscription_type}
            {current ? <span className={styles.yours}>Your plan</span> : null}
          </h2>
          <p className={styles.tagline}>{taglineOf(offer)}</p>
        </div>
        <PlanBits questionsPerDay={limits.perDay} />
        <div className={styles.cost}>
          <OfferPrice offer={offer} />
          <p className={styles.note}>{note}</p>
        </div>
        <div className={styles.action}>{action}</div>
      </div>
      <ul className={styles.features} aria-label={`What ${offer.subscription_type} gives`}>
        {featuresOf(offer.subscription_name, limits).map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
    </article>
  );
};
