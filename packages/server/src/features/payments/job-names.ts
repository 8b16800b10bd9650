/** Asks the gateway about orders that are due, gives back money and lets go of coupons. */
export const reconcileJob = 'reconcile';

/** Announces, charges and ends renewals, and reminds of ends. */
export const renewalsJob = 'renewals';
