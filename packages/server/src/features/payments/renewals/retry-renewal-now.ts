import type { Context } from '../../../context.ts';
import type { DatabaseTransaction, Order } from '../../../storage/index.ts';
import { setRenewalDue } from './renewal-store.ts';

/** Has a renewal charged again at once whose attempt is known to have charged nothing. */
export const retryRenewalNow = async (
  { clock }: Pick<Context, 'clock'>,
  tx: DatabaseTransaction,
  { subscriptionId, periodStart }: Order,
): Promise<void> => {
  if (subscriptionId === null || periodStart === null) return;
  await setRenewalDue(tx, subscriptionId, periodStart, clock.now());
};
