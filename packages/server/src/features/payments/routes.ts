import { endpoints, paymentTexts } from '@genie/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { route } from '../../http/route.ts';
import { limitAttempts } from '../abuse/index.ts';
import { type Cancelled, cancelRenewal } from './cancel-renewal.ts';
import { checkCoupon } from './coupons/check-coupon.ts';
import { orderPlan } from './orders/order-plan.ts';
import { paymentHistory } from './payment-history.ts';
import { paymentStatus } from './payment-status.ts';

const cancelTexts: Readonly<Record<Cancelled, string>> = {
  goes_on: paymentTexts.renewalCancelled,
  ended: paymentTexts.renewalGivenUp,
  nothing: paymentTexts.nothingToCancel,
};

export const registerPaymentRoutes = (app: FastifyInstance, context: Context): void => {
  route(app, endpoints.checkCoupon, ({ body, caller }) => checkCoupon(context, caller.userId, body));

  route(app, endpoints.addSubscription, ({ body, caller }) => orderPlan(context, caller.userId, body));

  route(app, endpoints.paymentStatus, async ({ caller, query }) => {
    await limitAttempts(context, 'settling', { byAccount: caller.userId });
    return paymentStatus(context, caller.userId, {
      outletId: query.outlet_id,
      reference: query.orderReference,
    });
  });

  route(app, endpoints.isSubscription, async ({ caller }) => {
    await limitAttempts(context, 'change', { byAccount: caller.userId });
    return { msg: cancelTexts[await cancelRenewal(context, caller.userId)] };
  });

  route(app, endpoints.getSubscriptionHistory, ({ caller }) => paymentHistory(context, caller.userId));
};
