import { maskSensitiveCardData, wasMasked } from '@genie/payment-formats';
import type { Context } from '../../../context.ts';
import { findOrder, moveOrder } from '../orders/order-store.ts';

/** What an order is after the attempt, and whether it was this call that ended it. */
type Resolved = {
  readonly status: string;
  readonly resolved: boolean;
  /** Whether card data in the note was masked. */
  readonly masked: boolean;
};

/**
 * Records that a person has dealt with an order whose payment does not fit it: nobody is told of it any more. It moves no
 * money and starts no plan.
 *
 * @param wish.reference our reference of the order
 * @param wish.note what was done about it, masked as a question is; it stands behind what did not fit
 * @returns undefined when there is no such order
 */
export const resolveMismatch = async (
  { log, storage: { db } }: Context,
  { reference, note: given }: { readonly reference: string; readonly note: string },
): Promise<Resolved | undefined> => {
  const order = await findOrder(db, reference);
  if (!order) return undefined;
  const { text: note, masked } = maskSensitiveCardData(given);
  const failure = `${order.failure}; ${note}`;
  const resolved = await moveOrder(db, reference, ['mismatch'], 'resolved', { failure });
  if (resolved) log.warn({ order: reference, note }, 'an order was resolved by an operator');
  return { status: resolved ? 'resolved' : order.status, resolved, masked: wasMasked(masked) };
};
