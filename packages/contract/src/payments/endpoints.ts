import { defineEndpoint } from '../endpoint.ts';
import { paths } from '../paths.ts';
import * as schemas from './schemas.ts';

const feature = 'Payments';

export const paymentEndpoints = {
  checkCoupon: defineEndpoint({
    method: 'POST',
    path: paths.checkCoupon,
    feature,
    summary: 'Whether a coupon can be used for a plan',
    authentication: 'access',
    body: schemas.checkCouponRequestSchema,
    response: schemas.couponResponseSchema,
    errors: ['unauthenticated'],
  }),
  addSubscription: defineEndpoint({
    method: 'POST',
    path: paths.addSubscription,
    feature,
    summary: 'Order a plan; answers the address of the payment page',
    authentication: 'access',
    body: schemas.addSubscriptionRequestSchema,
    response: schemas.addSubscriptionResponseSchema,
    errors: ['unauthenticated'],
  }),
  paymentStatus: defineEndpoint({
    method: 'GET',
    path: paths.paymentStatus,
    feature,
    summary: 'What became of an order, asked of the gateway',
    authentication: 'access',
    query: schemas.paymentStatusQuerySchema,
    response: schemas.paymentStatusResponseSchema,
    errors: ['unauthenticated'],
  }),
} as const;
