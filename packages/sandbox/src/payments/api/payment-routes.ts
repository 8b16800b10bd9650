import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Gateway } from '../gateway.ts';
import { invalidState, notFound } from '../gateway-error.ts';
import { capture, findCapture, voidCapture } from '../orders/captures.ts';
import { chargeSavedCard } from '../orders/charge-saved-card.ts';
import type { Order, Payment } from '../orders/order.ts';
import { readAmount, readSavedCardCharge } from '../orders/order-request.ts';
import { presentPayment } from '../orders/present-payment.ts';
import type { Presentation } from '../orders/presentation.ts';
import { refund, voidRefund } from '../orders/refunds.ts';
import { reverse } from '../orders/reversals.ts';
import { findOrder, type OrderParams } from './find-order.ts';
import { parseBody } from './parse-body.ts';
import { sendAnswer } from './send-answer.ts';

type PaymentOptions = { gateway: Gateway; presentation: () => Presentation };
type PaymentParams = OrderParams & { payment: string };
type Params = { Params: PaymentParams };
type PartParams = { Params: PaymentParams & { part: string } };

/** What can be done with a payment: each call answers with the payment as it is then. */
export async function paymentRoutes(
  app: FastifyInstance,
  { gateway, presentation }: PaymentOptions,
): Promise<void> {
  app.put<Params>('/saved-card', async (request, reply) => {
    const { order, payment } = find(request.params);
    if (payment.state !== 'STARTED') throw invalidState('Only a payment that nobody began takes a card');
    const begun = chargeSavedCard(gateway, order, readSavedCardCharge(parseBody(request.body)));
    await begun.answered;
    return await answer(reply, order, begun.payment);
  });

  app.put<Params>('/cancel', async (request, reply) => {
    const { order, payment } = find(request.params);
    reverse(gateway, order, payment);
    return await answer(reply, order, payment);
  });

  app.post<Params>('/captures', async (request, reply) => {
    const { order, payment } = find(request.params);
    capture(gateway, order, payment, readAmount(parseBody(request.body)).value);
    return await answer(reply.code(201), order, payment);
  });

  app.delete<PartParams>('/captures/:part', async (request, reply) => {
    const { order, payment } = find(request.params);
    voidCapture(gateway, order, payment, request.params.part);
    return await answer(reply, order, payment);
  });

  app.post<PartParams>('/captures/:part/refund', async (request, reply) => {
    const { order, payment } = find(request.params);
    const { value } = readAmount(parseBody(request.body));
    refund(gateway, order, payment, findCapture(payment, request.params.part), value);
    return await answer(reply.code(201), order, payment);
  });

  app.post<Params>('/refund', async (request, reply) => {
    const { order, payment } = find(request.params);
    const { value } = readAmount(parseBody(request.body));
    const [only] = payment.captures;
    if (only === undefined || order.request.action !== 'PURCHASE') throw notFound('Refund a capture instead');
    refund(gateway, order, payment, only, value);
    return await answer(reply.code(201), order, payment);
  });

  app.delete<PartParams>('/refunds/:part', async (request, reply) => {
    const { order, payment } = find(request.params);
    voidRefund(gateway, order, payment, request.params.part);
    return await answer(reply, order, payment);
  });

  /** @throws GatewayError 404 */
  function find(params: PaymentParams): { order: Order; payment: Payment } {
    const order = findOrder(gateway, params.order);
    const payment = order.payments.find(({ reference }) => reference === params.payment);
    if (payment === undefined) throw notFound('No such payment');
    return { order, payment };
  }

  function answer(reply: FastifyReply, order: Order, payment: Payment): Promise<FastifyReply> {
    return sendAnswer(reply, presentPayment(order, payment, presentation()));
  }
}
