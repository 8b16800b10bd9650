import type { Context } from '../../context.ts';
import { cancelRunning, endSubscription, findRunning } from '../plans/index.ts';
import { reconcileJob } from './job-names.ts';
import { lockPerson } from './lock-person.ts';
import { lookAtPages } from './renewals/renewal-store.ts';
import { forgetCard } from './saved-card-store.ts';

/** What cancelling did: the plan goes on until its end, or has ended as that was past, or no paid plan runs. */
export type Cancelled = 'goes_on' | 'ended' | 'nothing';

/**
 * Cancels the caller's plan: it does not renew, its card is forgotten, the pages on which to pay its renewal are taken
 * back, and it can be used until its end. One that goes on only as its renewal is tried ends at once. A card is forgotten
 * in any case.
 */
export const cancelRenewal = async (context: Context, userId: string): Promise<Cancelled> => {
  const { clock, jobs, storage } = context;
  const cancelled = await storage.transaction(async (tx): Promise<Cancelled> => {
    await lockPerson(tx, userId);
    const now = clock.now();
    const running = await findRunning(tx, userId, now);
    await cancelRunning(tx, userId, now);
    await forgetCard(tx, userId);
    if (running === undefined || running.plan.isSequence === 0) return 'nothing';
    await lookAtPages(tx, running.id, now);
    if (running.endsAt > now) return 'goes_on';
    await endSubscription(tx, running.id);
    return 'ended';
  });
  jobs.wake(reconcileJob);
  return cancelled;
};
