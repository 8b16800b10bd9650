import type { FastifyInstance } from 'fastify';
import type { FaultBoard } from '../control/fault-board.ts';
import type { RequestLog } from '../control/request-log.ts';
import { apiRoutes } from './api/api-routes.ts';
import type { Gateway } from './gateway.ts';
import { pageRoutes } from './pages/page-routes.ts';

type PaymentsOptions = { gateway: Gateway; faults: FaultBoard; requests: RequestLog };

/** N-Genius Online on one machine: the order API, and the hosted page on which a card is given. */
export async function paymentsRoutes(app: FastifyInstance, options: PaymentsOptions): Promise<void> {
  const { gateway, faults, requests } = options;
  app.register(pageRoutes, { prefix: '/paypage', gateway, requests });
  app.register(apiRoutes, { gateway, faults, requests });
}
