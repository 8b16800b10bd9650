import { amountPayable, constants, toDirhams } from '@genie/contract';
import type { Context } from '../../../context.ts';
import type { Order } from '../../../storage/index.ts';
import type { Plan } from '../../plans/index.ts';
import { discountOf } from '../coupons/coupon-policy.ts';
import { reserveCoupon, type UsableCoupon } from '../coupons/reserve-coupon.ts';
import { insertOrder } from './order-store.ts';

export type Purchase = {
  readonly plan: Plan;
  readonly coupon: UsableCoupon | null;
  readonly saveCard: boolean;
  readonly openKey: string;
};

/** What makes two calls the same purchase. */
export const openKeyOf = (purchase: {
  readonly userId: string;
  readonly planId: number;
  readonly couponCode: string | null;
  readonly saveCard: boolean;
}): string =>
  JSON.stringify([purchase.userId, purchase.planId, purchase.couponCode, purchase.saveCard ? 1 : 0]);

/**
 * Writes an order with its price and its snapshot of plan and coupon, and reserves the coupon.
 *
 * @throws AppError coupon_invalid when the coupon's last use has just gone
 * @throws a unique violation when the same purchase is ordered already, or the person just takes the coupon elsewhere
 */
export const writePurchase = (
  context: Context,
  userId: string,
  { plan, coupon, saveCard, openKey }: Purchase,
): Promise<Order> => {
  const { clock, config, random, storage } = context;
  const discount = coupon && discountOf(coupon.coupon);
  const { totalFils, discountFils, payableFils } = amountPayable(toDirhams(plan.amountFils), discount);
  return storage.transaction(async (tx) => {
    const order = await insertOrder(tx, {
      id: random.uuid(),
      userId,
      kind: 'purchase',
      planId: plan.planId,
      subscriptionName: plan.subscriptionName,
      subscriptionType: plan.subscriptionType,
      period: plan.period,
      periodUnit: plan.periodUnit,
      questionsGranted: plan.total,
      couponCode: coupon?.coupon.code ?? null,
      couponKind: coupon?.coupon.kind ?? null,
      couponAmount: coupon?.coupon.amount ?? null,
      listFils: totalFils,
      discountFils,
      amountFils: payableFils,
      currency: constants.currency,
      saveCard,
      openKey,
      outletId: config.payments.outletId,
      createdAt: clock.now(),
    });
    if (coupon) await reserveCoupon(context, tx, order.id, coupon);
    return order;
  });
};
