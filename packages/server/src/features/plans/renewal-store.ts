import { constants } from '@genie/contract';
import { addDays } from '../../clock.ts';
import type { DatabaseTransaction } from '../../storage/index.ts';

/** When the renewal of a plan is first charged. */
export const renewalDueBefore = (endsAt: Date): Date => addDays(endsAt, -constants.renewal.chargeDaysAhead);

const ended = {
  status: 'ended',
  activeUserId: null,
  renews: false,
  renewalDueAt: null,
  graceUntil: null,
} as const;

/** Ends whatever plan a person runs, without credit. */
export const endRunning = async (tx: DatabaseTransaction, userId: string): Promise<void> => {
  await tx.subscription.updateMany({ where: { activeUserId: userId }, data: ended });
};

/** Ends one plan; false when it had ended already. */
export const endSubscription = async (tx: DatabaseTransaction, id: string): Promise<boolean> =>
  (await tx.subscription.updateMany({ where: { id, status: 'active' }, data: ended })).count === 1;

/** Gives up renewing a plan, which goes on until its end. */
export const stopRenewing = async (tx: DatabaseTransaction, id: string): Promise<void> => {
  await tx.subscription.updateMany({
    where: { id },
    data: { renews: false, renewalDueAt: null, graceUntil: null },
  });
};

/** Cancels the running plan of a person, if it is a paid one; it goes on until its end. */
export const cancelRunning = async (tx: DatabaseTransaction, userId: string, now: Date): Promise<void> => {
  await tx.subscription.updateMany({
    where: { activeUserId: userId, plan: { isSequence: { gt: 0 } }, cancelledAt: null },
    data: { renews: false, renewalDueAt: null, graceUntil: null, cancelledAt: now },
  });
};

/**
 * Lengthens a plan by the period that was paid, and grants its total again.
 *
 * @param paid.from the end the period begins at: a plan that ends elsewhere by now is left as it is
 * @returns false when nothing was lengthened
 */
export const extendSubscription = async (
  tx: DatabaseTransaction,
  id: string,
  { from, to }: { from: Date; to: Date },
): Promise<boolean> => {
  const subscription = await tx.subscription.findUnique({ where: { id }, include: { plan: true } });
  if (!subscription) return false;
  const { questionsGranted, renews, plan } = subscription;
  const { count } = await tx.subscription.updateMany({
    where: { id, status: 'active', endsAt: from },
    data: {
      endsAt: to,
      periods: { increment: 1 },
      ...(questionsGranted !== null && { questionsGranted: { increment: plan.total ?? 0 } }),
      graceUntil: null,
      renewalDueAt: renews ? renewalDueBefore(to) : null,
    },
  });
  return count === 1;
};

/** Sets when the plan that runs ends; a renewal begins there. */
export const moveEnd = async (tx: DatabaseTransaction, id: string, endsAt: Date): Promise<void> => {
  const { renews } = await tx.subscription.findUniqueOrThrow({ where: { id } });
  await tx.subscription.update({
    where: { id },
    data: {
      endsAt,
      anchorAt: endsAt,
      periods: 0,
      graceUntil: null,
      renewalDueAt: renews ? renewalDueBefore(endsAt) : null,
      remindedForEnd: null,
    },
  });
};
