import type { Subscription } from '@genie/contract/client';
import { dayMonthYear } from '../../../lib/dates/day-month-year.ts';
import styles from './panel.module.css';

const noCard = 'No card saved';

/** Only the last four digits of a card are ever shown. */
export const lastDigitsOf = (maskedPan: string): string => maskedPan.replace(/\D/g, '').slice(-4);

/** A plan and the card that is kept for it. */
export const SubscriptionFacts = ({ subscription }: { readonly subscription: Subscription }) => {
  const { card_pan, card_type, card_method, cardholder_name } = subscription;
  const facts: readonly (readonly [string, string])[] = [
    ['Plan', subscription.subscription_type],
    [subscription.renews ? 'Renews on' : 'Expires on', dayMonthYear(subscription.end_date)],
    ['Card number', card_pan === null ? noCard : `•••• ${lastDigitsOf(card_pan)}`],
    ['Card type', card_type ?? '–'],
    ['Card method', card_method ?? '–'],
    ['Cardholder name', cardholder_name ?? '–'],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([term, value]) => (
        <div key={term} className={styles.fact}>
          <dt>{term}</dt>
          <dd dir="auto">{value}</dd>
        </div>
      ))}
    </dl>
  );
};
