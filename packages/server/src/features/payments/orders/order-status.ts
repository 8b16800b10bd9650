/** Where an order stands. docs/billing.md draws how one leads to another. */
export type OrderStatus =
  | 'creating'
  | 'open'
  | 'paid'
  | 'failed'
  | 'expired'
  | 'mismatch'
  /** A mismatch that a person has dealt with. */
  | 'resolved'
  | 'refund_due'
  | 'refunded';

/** Money may still arrive for these: a declined payer can try again on the page, and an old page can be paid late. */
export const payableStatuses = ['open', 'failed', 'expired'] as const satisfies readonly OrderStatus[];

export const isPayable = (status: string): boolean => (payableStatuses as readonly string[]).includes(status);
