import { endpoints } from '@genie/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { route } from '../../http/route.ts';
import { listOffers } from './list-offers.ts';

export const registerPlans = (app: FastifyInstance, context: Context): void => {
  route(app, endpoints.getSubscription, async () => ({ subscriptions: await listOffers(context) }));
};
