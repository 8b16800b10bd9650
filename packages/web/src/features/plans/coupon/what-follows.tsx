import styles from './coupon-page.module.css';

/** The steps after this page. */
export const WhatFollows = () => (
  <aside className={styles.next} aria-label="What follows">
    <h2 className={styles.subtitle}>What follows</h2>
    <ol>
      <li>You pay by card on our payment service’s page. We never see the card’s number.</li>
      <li>You come back here, and the plan starts as soon as the payment is confirmed.</li>
      <li>A receipt is mailed to you.</li>
    </ol>
  </aside>
);
