/** What became of a payment: it counts, another look at it was quicker, or it is given back. */
export type Recorded = { readonly outcome: 'paid' | 'before' } | { readonly refusal: Refusal };

/** What a payment has bought, or why it cannot be used and is to be given back. */
export type Bought =
  | { readonly subscriptionId: string; readonly periodStart: Date; readonly periodEnd: Date }
  | { readonly refusal: Refusal };

/** Kept as the order's `failure`. */
export type Refusal = 'user_gone' | 'already_covered' | 'plan_has_ended' | 'plan_cancelled';
