import type { Context } from '../../../context.ts';
import { notFound } from '../../../errors.ts';
import {
  findPlan,
  findRunning,
  isUsedUp,
  moveEnd,
  type Plan,
  periodEnd,
  startPaidPlan,
} from '../../plans/index.ts';
import { lockPerson } from '../lock-person.ts';
import { forgetCard } from '../saved-card-store.ts';

type Grant = {
  readonly plan: Plan;
  readonly endsAt: Date;
  /** False when the plan ran already and only its end was moved. */
  readonly isNew: boolean;
};

/**
 * Gives a person a plan without a payment: it starts now and ends the running one, or, if it is the running one and has
 * questions left, ends when said.
 *
 * @param wish.endsAt unless given, the end of one period from now
 * @throws AppError not_found for a plan or person there is not
 * @throws Error for a plan without a period of its own and without an end
 */
export const grantPlan = async (
  context: Context,
  { userId, planId, endsAt: wished }: { userId: string; planId: number; endsAt: Date | undefined },
): Promise<Grant> => {
  const { clock, storage, time } = context;
  return storage.transaction(async (tx) => {
    const plan = await findPlan(tx, planId);
    if (!plan || !(await lockPerson(tx, userId))) throw notFound();
    const now = clock.now();
    const endsAt = wished ?? periodEnd(time, plan, now);
    const running = await findRunning(tx, userId, now);
    if (running?.plan.planId === planId && !isUsedUp(running)) {
      await moveEnd(tx, running.id, endsAt);
      return { plan, endsAt, isNew: false };
    }
    await startPaidPlan(context, tx, { userId, plan, renews: false, endsAt });
    await forgetCard(tx, userId);
    return { plan, endsAt, isNew: true };
  });
};
