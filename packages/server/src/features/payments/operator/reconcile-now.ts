import type { Context } from '../../../context.ts';
import { askForChecks } from '../orders/check-store.ts';
import { reconcileOrders } from '../reconcile-orders.ts';

/** Looks at every order that waits for its buyer's money, also at one whose time has not come. @returns how many were looked at */
export const reconcileNow = async (context: Context): Promise<number> => {
  await askForChecks(context.storage.db, context.clock.now());
  return reconcileOrders(context);
};
