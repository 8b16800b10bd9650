import { formatAmount, type SubscriptionOffer, termOf, toFils } from '@genie/contract/client';
import { isEnterprise } from '../plan-facts.ts';
import styles from './offer-card.module.css';

/** What an offer costs and for how long; Enterprise's amount is not shown. */
export const OfferPrice = ({ offer }: { readonly offer: SubscriptionOffer }) => {
  if (isEnterprise(offer)) return <p className={styles.price}>By contract</p>;
  const term = termOf(offer);
  return (
    <p className={styles.price}>
      <span className={styles.amount}>{formatAmount(toFils(offer.amount))}</span>
      {term === '' ? null : (
        <span className={styles.term}>
          {term.startsWith('/') ? '' : ' '}
          {term}
        </span>
      )}
    </p>
  );
};
