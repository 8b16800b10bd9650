import { z } from 'zod';
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
    errors: [],
  }),
  addSubscription: defineEndpoint({
    method: 'POST',
    path: paths.addSubscription,
    feature,
    summary: 'Order a plan; answers the address of the payment page',
    authentication: 'access',
    body: schemas.addSubscriptionRequestSchema,
    response: schemas.addSubscriptionResponseSchema,
    errors: [
      'not_found',
      'plan_not_available',
      'coupon_invalid',
      'gateway_failed',
      'gateway_unavailable',
      'gateway_timeout',
    ],
  }),
  paymentStatus: defineEndpoint({
    method: 'GET',
    path: paths.paymentStatus,
    feature,
    summary: 'What became of an order, asked of the gateway',
    authentication: 'access',
    query: schemas.paymentStatusQuerySchema,
    response: schemas.paymentStatusResponseSchema,
    errors: ['not_found', 'payment_failed', 'gateway_failed', 'gateway_unavailable', 'gateway_timeout'],
  }),
  paymentWebhook: defineEndpoint({
    method: 'POST',
    path: paths.paymentWebhook,
    feature,
    summary:
      'Events of the payment gateway, known by their secret header; the gateway is then asked what is true',
    authentication: 'none',
    body: schemas.paymentWebhookRequestSchema,
    headers: schemas.paymentWebhookHeadersSchema,
    response: z.object({}),
    errors: ['unauthenticated'],
  }),
} as const;
