import type { LastChatResponse } from '@genie/contract';
import type { Context } from '../../context.ts';
import type { SavedCard } from '../../storage/index.ts';
import {
  accessEnd,
  type CardFacts,
  findLatest,
  presentSubscription,
  type RunningSubscription,
} from '../plans/index.ts';
import { discountOf } from './coupons/coupon-policy.ts';
import { findLastPaidOrder } from './orders/order-store.ts';
import { findCard } from './saved-card-store.ts';

type CurrentSubscription = Pick<LastChatResponse, 'subscription_history' | 'coupon_data'>;

/** The caller's latest plan with the card kept for it, and the coupon its running period was bought with. */
export const currentSubscription = async (context: Context, userId: string): Promise<CurrentSubscription> => {
  const { db } = context.storage;
  const [latest, card] = await Promise.all([findLatest(db, userId), findCard(db, userId)]);
  if (!latest) return { subscription_history: null, coupon_data: null };
  const now = context.clock.now();
  return {
    subscription_history: presentSubscription(latest, card && presentCard(card), now),
    coupon_data: await couponOf(context, latest, now),
  };
};

const couponOf = async (
  { storage }: Context,
  latest: RunningSubscription,
  now: Date,
): Promise<LastChatResponse['coupon_data']> => {
  if (latest.status !== 'active' || accessEnd(latest) <= now) return null;
  const order = await findLastPaidOrder(storage.db, latest.id);
  if (!order || order.couponKind === null || order.couponAmount === null) return null;
  const { type, amount } = discountOf({ kind: order.couponKind, amount: order.couponAmount });
  return { coupons_type: type, amount };
};

const presentCard = (card: SavedCard): CardFacts => ({
  card_expiry: card.expiry,
  card_method: card.scheme,
  card_pan: card.maskedPan,
  card_type: card.cardType,
  cardholder_name: card.cardholderName,
});
