import type { Context } from '../../../context.ts';
import { askForChecks, countDueOrders } from '../orders/check-store.ts';
import { reconcileOrders } from '../reconcile-orders.ts';

/**
 * Looks at every order that waits for its buyer's money, also at one whose time has not come.
 *
 * @param onProgress told after each look how many were made, of how many that are known to be due
 * @returns how many orders were looked at, and about how many of them the gateway could not be asked
 */
export const reconcileNow = async (
  context: Context,
  onProgress?: (done: number, of: number) => void,
): Promise<{ orders: number; unasked: number }> => {
  const { clock, storage } = context;
  await askForChecks(storage.db, clock.now());
  const due = onProgress ? await countDueOrders(storage.db, clock.now()) : 0;
  let unasked = 0;
  const orders = await reconcileOrders(context, undefined, (looked, isAsked) => {
    if (!isAsked) unasked += 1;
    onProgress?.(looked, Math.max(looked, due));
  });
  return { orders, unasked };
};
