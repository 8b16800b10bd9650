import type { Context } from '../../context.ts';
import { cancelRunning, findRunning } from '../plans/index.ts';
import { lockPerson } from './lock-person.ts';
import { forgetCard } from './saved-card-store.ts';

/**
 * Cancels the caller's plan: it does not renew, its card is forgotten, and it can be used until its end.
 *
 * @returns false when no paid plan runs; a card is forgotten all the same
 */
export const cancelRenewal = (context: Context, userId: string): Promise<boolean> =>
  context.storage.transaction(async (tx) => {
    await lockPerson(tx, userId);
    const now = context.clock.now();
    const running = await findRunning(tx, userId, now);
    await cancelRunning(tx, userId, now);
    await forgetCard(tx, userId);
    return running !== undefined && running.plan.isSequence > 0;
  });
