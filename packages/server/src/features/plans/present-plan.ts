import type { Limits, Subscription } from '@genie/contract';
import type { Context } from '../../context.ts';
import { accessEnd, isUsedUp } from './plan-policy.ts';
import { findRunningWithUse } from './question-count-store.ts';
import type { RunningSubscription } from './subscription-store.ts';

/** What a user has left to ask, and whether any plan gives access. */
export type Access = { readonly limits: Limits; readonly isSubscription: 0 | 1 };

/** A plan whose total is used up gives no access; of a day never more is left than of the total. */
export const presentAccess = async (context: Context, userId: string): Promise<Access> => {
  const { clock, storage, time } = context;
  const now = clock.now();
  const resetsAt = time.startOfDay(now, 1).toISOString();
  const found = await findRunningWithUse(storage.statements, userId, { day: time.dayOf(now), now });
  if (!found) {
    return {
      isSubscription: 0,
      limits: { left_today: 0, per_day: 0, left_total: null, resets_at: resetsAt },
    };
  }
  const { running, usedOfDay } = found;
  const { perDay } = running.plan;
  const { questionsGranted: granted, questionsUsed: used } = running;
  const leftTotal = granted === null ? null : Math.max(0, granted - used);
  const leftOfDay = perDay === null ? null : Math.max(0, perDay - usedOfDay);
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

/** The card a person keeps for renewal, as the client shows it. */
export type CardFacts = Pick<
  Subscription,
  'card_expiry' | 'card_method' | 'card_pan' | 'card_type' | 'cardholder_name'
>;

const noCard: CardFacts = {
  card_expiry: null,
  card_method: null,
  card_pan: null,
  card_type: null,
  cardholder_name: null,
};

/** A subscription as the client shows it. */
export const presentSubscription = (
  subscription: RunningSubscription,
  card: CardFacts | null,
  now: Date,
): Subscription => {
  const { plan } = subscription;
  const runs = subscription.status === 'active' && accessEnd(subscription) > now;
  // A total that is used up ends a plan, but not one that renews: it goes on, and can still be cancelled.
  const isOver = !runs || (isUsedUp(subscription) && !subscription.renews);
  const endsAt = runs && isOver ? earlier(subscription.endsAt, now) : subscription.endsAt;
  return {
    id: subscription.id,
    end_date: endsAt.toISOString(),
    is_subscription: !isOver && plan.isSequence > 0 && subscription.cancelledAt === null ? 1 : 0,
    is_sequence: plan.isSequence,
    subscription_name: plan.subscriptionName,
    subscription_type: plan.subscriptionType,
    renews: runs && subscription.renews,
    renewal_tried_until:
      runs && subscription.renews && subscription.graceUntil !== null
        ? accessEnd(subscription).toISOString()
        : null,
    ...(card ?? noCard),
  };
};

const earlier = (one: Date, other: Date): Date => (one < other ? one : other);
