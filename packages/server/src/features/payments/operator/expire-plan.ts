import type { Context } from '../../../context.ts';
import { findRunning, moveEnd, type Plan } from '../../plans/index.ts';
import { lockPerson } from '../lock-person.ts';

/**
 * Ends the running plan of a person as if its time had passed. Its card and its renewal are kept: the next run of the
 * renewals charges it.
 *
 * @returns undefined when no plan runs
 */
export const expirePlan = (
  { clock, storage }: Context,
  userId: string,
): Promise<{ readonly plan: Plan; readonly renews: boolean } | undefined> =>
  storage.transaction(async (tx) => {
    await lockPerson(tx, userId);
    const now = clock.now();
    const running = await findRunning(tx, userId, now);
    if (!running) return undefined;
    await moveEnd(tx, running.id, now);
    return { plan: running.plan, renews: running.renews };
  });
