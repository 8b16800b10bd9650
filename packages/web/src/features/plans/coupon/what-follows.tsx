import styles from './coupon-page.module.css';

const whenPaying = [
  'You pay by card on our payment service’s page. We never see the card’s number.',
  'You come back here, and the plan starts as soon as the payment is confirmed.',
  'A receipt is mailed to you.',
];
const whenFree = [
  'No card is asked for: the plan starts at once.',
  'A receipt of AED 0.00 is mailed to you.',
];

/** The steps after this page. */
export const WhatFollows = ({ nothingToPay }: { readonly nothingToPay: boolean }) => (
  <aside className={styles.next} aria-label="What follows">
    <h2 className={styles.subtitle}>What follows</h2>
    <ol>
      {(nothingToPay ? whenFree : whenPaying).map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  </aside>
);
