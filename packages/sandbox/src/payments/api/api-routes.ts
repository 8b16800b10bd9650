import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { FaultBoard } from '../../control/fault-board.ts';
import { passesFault } from '../../control/passes-fault.ts';
import { recordRequests } from '../../control/record-requests.ts';
import type { RequestLog } from '../../control/request-log.ts';
import { departure } from '../../network.ts';
import type { Gateway } from '../gateway.ts';
import { GatewayError, notFound } from '../gateway-error.ts';
import { maskBody, maskPath } from '../mask-request.ts';
import { orderRoutes } from './order-routes.ts';
import { paymentsFaults } from './payments-faults.ts';
import { tokenRoutes } from './token-routes.ts';

type ApiOptions = { gateway: Gateway; faults: FaultBoard; requests: RequestLog };

/** The gateway's API, recorded and subject to faults. */
export async function apiRoutes(
  app: FastifyInstance,
  { gateway, faults, requests }: ApiOptions,
): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));

  app.addHook('onRequest', async (_request, reply) => {
    reply.header('x-correlation-id', randomUUID());
  });
  const note = recordRequests(app, 'payments', requests, {
    of: ({ url, body }) => ({ path: maskPath(url), body: maskBody(body) }),
  });
  app.addHook('preHandler', async (request, reply) => {
    const fault = faults.get('payments');
    const left = departure(reply.raw);
    left.addEventListener('abort', () => note(request, 'the client went away'));
    if (await passesFault(paymentsFaults, fault, reply, left)) return;
    note(request, fault.mode);
    return reply;
  });
  app.setErrorHandler(async (error, request, reply) => {
    // A client that is gone is no error of anybody's.
    if (reply.raw.destroyed) {
      note(request, 'the client went away');
      return await reply.hijack();
    }
    const shown = error instanceof GatewayError ? error : statusError(error);
    note(request, `${shown.status} ${shown.message}`);
    return await reply.code(shown.status).type('application/json').send(JSON.stringify(shown.body));
  });

  app.register(tokenRoutes, { prefix: '/identity', gateway });
  app.register(orderRoutes, { prefix: '/transactions/outlets/:outlet/orders', gateway });
  app.all('/*', async () => {
    throw notFound('There is no such resource');
  });
}

function statusError(error: unknown): GatewayError {
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  return status >= 400 && status < 500 && error instanceof Error
    ? new GatewayError(status, { message: error.message, errorCode: 'invalidRequest' })
    : new GatewayError(500, { message: 'The gateway has an error', errorCode: 'internalError' });
}
