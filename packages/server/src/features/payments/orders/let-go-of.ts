import { paymentTexts } from '@genie/contract';
import type { Context } from '../../../context.ts';
import { couponInvalid } from '../coupons/reserve-coupon.ts';
import { settleOrder } from '../settlement/settle-order.ts';
import { takeBack } from '../settlement/take-back.ts';
import { findOrder, moveOrder } from './order-store.ts';

/**
 * Takes an unpaid order back whose coupon its own buyer wants for another order, so that one coupon is not paid with
 * twice. The hold is left for the other order to take over.
 *
 * @param openKey of the other order: the same purchase, made meanwhile, is left alone
 * @throws AppError coupon_invalid when it is paid, or can still be paid; or one of the gateway's: nothing has changed then
 */
export const letGoOf = async (context: Context, orderId: string, openKey: string): Promise<void> => {
  const { clock, payments, storage } = context;
  const order = await findOrder(storage.db, orderId);
  if (!order || order.openKey === openKey) return;
  if (order.status === 'creating') throw couponInvalid(paymentTexts.couponBeingPaid);
  const { gatewayReference, status } = await settleOrder(context, order);
  if (status === 'paid') throw couponInvalid(paymentTexts.couponUsedByYou);
  if (status !== 'open' || gatewayReference === null) return;
  const isTakenBack = await takeBack(context, order, await payments.findOrder(gatewayReference));
  if (!isTakenBack) throw couponInvalid(paymentTexts.couponBeingPaid);
  const ended = { failure: 'replaced', endedAt: clock.now(), nextCheckAt: null, openKey: null };
  await moveOrder(storage.db, orderId, ['open'], 'expired', ended);
};
