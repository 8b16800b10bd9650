import type { FastifyInstance } from 'fastify';
import type { Gateway } from '../gateway.ts';
import { GatewayError } from '../gateway-error.ts';
import { createOrder } from '../orders/create-order.ts';
import { presentOrder } from '../orders/present-order.ts';
import { orderUrl } from '../orders/presentation.ts';
import { cancelOrder } from '../orders/reversals.ts';
import { findOrder, type OrderParams } from './find-order.ts';
import { checkAccept, checkContentType, paymentType } from './media-types.ts';
import { parseBody } from './parse-body.ts';
import { paymentRoutes } from './payment-routes.ts';
import { sendAnswer } from './send-answer.ts';

/** Orders of an outlet; every call needs an access token, the outlet's id and the second version's media types. */
export async function orderRoutes(app: FastifyInstance, { gateway }: { gateway: Gateway }): Promise<void> {
  const presentation = () => ({
    baseUrl: gateway.baseUrl(),
    outletId: gateway.settings.outletId,
    now: gateway.clock.now(),
  });

  app.addHook<{ Params: Partial<OrderParams> }>('preHandler', async (request) => {
    gateway.tokens.check(request.headers.authorization);
    if (request.params.outlet !== gateway.settings.outletId) {
      throw new GatewayError(403, {
        message: 'The access token is not for this outlet',
        errorCode: 'accessDenied',
      });
    }
    checkAccept(request, paymentType);
    if (typeof request.body === 'string' && request.body !== '') checkContentType(request, paymentType);
  });

  app.post('/', async (request, reply) => {
    checkContentType(request, paymentType);
    const order = createOrder(gateway, parseBody(request.body));
    reply.code(201).header('location', orderUrl(order, presentation()));
    return await sendAnswer(reply, presentOrder(order, presentation()));
  });

  app.get<{ Params: OrderParams }>('/:order', async (request, reply) => {
    return await sendAnswer(reply, presentOrder(findOrder(gateway, request.params.order), presentation()));
  });

  app.put<{ Params: OrderParams }>('/:order/cancel', async (request, reply) => {
    const order = findOrder(gateway, request.params.order);
    cancelOrder(gateway, order);
    return await sendAnswer(reply, presentOrder(order, presentation()));
  });

  app.register(paymentRoutes, { prefix: '/:order/payments/:payment', gateway, presentation });
}
