import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { maskBody } from './mask-request.ts';
import type { PaymentsControl } from './payments-control.ts';

const reviewSchema = z.strictObject({ verdict: z.enum(['accept', 'reject']) });
const clockSchema = z.strictObject({
  advance_seconds: z
    .number()
    .min(0)
    .max(100 * 366 * 86_400),
});

/** Control over what only the gateway's own people can do: fraud reviews, its clock, its webhooks. */
export async function paymentsControlRoutes(
  app: FastifyInstance,
  { payments }: { payments: PaymentsControl },
): Promise<void> {
  app.get('/orders', async () => ({
    orders: payments.orders().map((order) => maskBody(JSON.stringify(order))),
  }));

  app.post<{ Params: { reference: string } }>('/orders/:reference/review', async (request, reply) => {
    const asked = reviewSchema.safeParse(request.body);
    if (!asked.success)
      return await reply.code(400).send({ error: 'Send {"verdict":"accept"} or "reject".' });
    try {
      return payments.review(request.params.reference, asked.data.verdict);
    } catch (error) {
      return await reply.code(409).send({ error: error instanceof Error ? error.message : String(error) });
    }
  });

  app.post('/clock', async (request, reply) => {
    const asked = clockSchema.safeParse(request.body);
    if (!asked.success) return await reply.code(400).send({ error: 'Send {"advance_seconds": n}.' });
    payments.advance(asked.data.advance_seconds * 1000);
    return { now: new Date(payments.now()).toISOString() };
  });

  app.get('/webhooks', async () => ({ webhooks: payments.deliveries() }));

  app.post<{ Params: { event: string } }>('/webhooks/:event/resend', async (request, reply) => {
    if (payments.resend(request.params.event)) return { resent: request.params.event };
    return await reply.code(404).send({ error: 'There is no such event, or it is too old.' });
  });
}
