import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { paths } from '../paths.ts';
import { cancelRequestSchema, subscriptionHistorySchema, subscriptionOffersSchema } from './schemas.ts';

const feature = 'Plans';

export const planEndpoints = {
  getSubscription: defineEndpoint({
    method: 'POST',
    path: paths.getSubscription,
    feature,
    summary: 'The plans on offer',
    authentication: 'none',
    body: z.object({}),
    response: subscriptionOffersSchema,
    errors: [],
  }),
  isSubscription: defineEndpoint({
    method: 'POST',
    path: paths.isSubscription,
    feature,
    summary: 'Cancel the renewal of the running plan; access lasts until its end, and ends at once past it',
    authentication: 'access',
    body: cancelRequestSchema,
    response: z.object({ msg: z.string() }),
    errors: [],
  }),
  getSubscriptionHistory: defineEndpoint({
    method: 'GET',
    path: paths.getSubscriptionHistory,
    feature,
    summary: 'Payments made so far',
    authentication: 'access',
    response: subscriptionHistorySchema,
    errors: [],
  }),
} as const;
