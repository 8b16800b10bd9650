import type { Limits, Subscription } from '@genie/contract';
import type { Context } from '../../context.ts';
import { findDailyUse, findLatest, findRunning, type RunningSubscription } from './plan-store.ts';

/** What a user has left to ask, and whether any plan gives access. */
export type Access = { readonly limits: Limits; readonly isSubscription: 0 | 1 };

export const presentAccess = async (context: Context, userId: string): Promise<Access> => {
  const { clock, storage, time } = context;
  const now = clock.now();
  const resetsAt = time.startOfDay(now, 1).toISOString();
  const running = await findRunning(storage.db, userId, now);
  if (!running) {
    return {
      isSubscription: 0,
      limits: { left_today: 0, per_day: 0, left_total: null, resets_at: resetsAt },
    };
  }
  const { perDay, total } = running.plan;
  const leftTotal = total === null ? null : Math.max(0, total - running.questionsUsed);
  const usedToday = perDay === null ? 0 : await findDailyUse(storage.db, running.id, time.dayOf(now));
  const leftOfDay = perDay === null ? null : Math.max(0, perDay - usedToday);
  return {
    isSubscription: leftTotal === 0 ? 0 : 1,
    limits: {
      left_today: smaller(leftOfDay, leftTotal),
      per_day: perDay,
      left_total: leftTotal,
      resets_at: resetsAt,
    },
  };
};

const smaller = (one: number | null, other: number | null): number | null =>
  one === null ? other : other === null ? one : Math.min(one, other);

/** The latest subscription as the client shows it; null for who never had one. */
export const presentLatestSubscription = async (
  { clock, storage }: Context,
  userId: string,
): Promise<Subscription | null> => {
  const latest = await findLatest(storage.db, userId);
  return latest ? present(latest, clock.now()) : null;
};

const present = (subscription: RunningSubscription, now: Date): Subscription => {
  const { plan } = subscription;
  const runs = subscription.status === 'active' && subscription.endsAt > now;
  return {
    id: subscription.id,
    end_date: subscription.endsAt.toISOString(),
    is_subscription: runs && plan.isSequence > 0 ? 1 : 0,
    is_sequence: plan.isSequence,
    subscription_name: plan.subscriptionName,
    subscription_type: plan.subscriptionType,
    card_expiry: null,
    card_method: null,
    card_pan: null,
    card_type: null,
    cardholder_name: null,
  };
};
