import type { Context } from '../../context.ts';
import { cancelRunning } from '../plans/index.ts';
import { lockPerson } from './lock-person.ts';
import { forgetCard } from './saved-card-store.ts';

/** Cancels the caller's plan: it does not renew, its card is forgotten, and it can be used until its end. */
export const cancelRenewal = (context: Context, userId: string): Promise<void> =>
  context.storage.transaction(async (tx) => {
    await lockPerson(tx, userId);
    await cancelRunning(tx, userId, context.clock.now());
    await forgetCard(tx, userId);
  });
