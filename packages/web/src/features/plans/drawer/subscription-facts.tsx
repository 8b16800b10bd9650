import type { Subscription } from '@genie/contract/client';
import { dayMonthYear } from '../../../lib/dates/day-month-year.ts';
import { renewalChargeOf } from '../renewal-charge.ts';
import styles from './panel.module.css';

type Fact = readonly [term: string, value: string];

/** Only the last four digits of a card are ever shown. */
const lastDigitsOf = (maskedPan: string): string => maskedPan.replace(/\D/g, '').slice(-4);

/** A plan's name, with its kind where that says more. */
const planOf = ({ subscription_name, subscription_type }: Subscription): string =>
  subscription_name === subscription_type ? subscription_name : `${subscription_name}: ${subscription_type}`;

const cardOf = ({ card_pan, card_type, card_method, cardholder_name }: Subscription): readonly Fact[] =>
  card_pan === null
    ? [['Card', 'None saved']]
    : [
        ['Card number', `•••• ${lastDigitsOf(card_pan)}`],
        ['Card type', card_type ?? '–'],
        ['Card method', card_method ?? '–'],
        ['Cardholder name', cardholder_name ?? '–'],
      ];

/** When a plan ends, or renews and is charged for it; while a renewal that was not charged is tried again, its end and until when that goes on. */
const endOf = ({ end_date, renewal_tried_until: triedUntil, renews }: Subscription): readonly Fact[] => {
  const day = dayMonthYear(end_date);
  const ends: Fact = [Date.parse(end_date) > Date.now() ? 'Expires on' : 'Expired on', day];
  if (triedUntil !== null) return [ends, ['Renewal tried until', dayMonthYear(triedUntil)]];
  return renews
    ? [
        ['Renews on', day],
        ['Charged on', dayMonthYear(renewalChargeOf(end_date))],
      ]
    : [ends];
};

/** A plan and the card that is kept for it. */
export const SubscriptionFacts = ({ subscription }: { readonly subscription: Subscription }) => (
  <dl className={styles.facts}>
    {[['Name', planOf(subscription)] as const, ...endOf(subscription), ...cardOf(subscription)].map(
      ([term, value]) => (
        <div key={term} className={styles.fact}>
          <dt>{term}</dt>
          <dd dir="auto">{value}</dd>
        </div>
      ),
    )}
  </dl>
);
