import type { FastifyInstance, FastifyReply } from 'fastify';
import type { z } from 'zod';
import { type PaymentSwitches, paymentControlSchema } from '../payments/payment-switches.ts';
import type { PaymentsControl } from '../payments/payments-control.ts';
import { paymentsControlRoutes } from '../payments/payments-control-routes.ts';
import type { FaultBoard } from './fault-board.ts';
import { faultSchema, type Service, services } from './faults.ts';
import { refuseForeignOrigin } from './foreign-origin.ts';
import type { RequestLog } from './request-log.ts';

type ControlOptions = {
  faults: FaultBoard;
  requests: RequestLog;
  switches: PaymentSwitches;
  payments: PaymentsControl;
};

/** The control API: which fault each stand-in shows, and what each one received. */
export async function controlRoutes(app: FastifyInstance, options: ControlOptions): Promise<void> {
  const { faults, requests, switches, payments } = options;
  app.addHook('onRequest', refuseForeignOrigin);
  // A cross-origin form can send text/plain without asking first; only JSON forces a preflight, which nobody grants.
  app.removeContentTypeParser('text/plain');
  app.setErrorHandler(async (error: { statusCode?: number; message: string }, _request, reply) => {
    const status = error.statusCode ?? 500;
    const reason = status === 415 ? 'Send the fault as application/json.' : error.message;
    return await reply.code(status).send({ error: reason });
  });

  const all = () => {
    const shown = faults.all();
    return { ...shown, payments: { ...shown.payments, ...switches.shown() } };
  };
  app.get('/control', async () => all());

  app.put<{ Params: { service: string } }>('/control/:service', async (request, reply) => {
    const service = knownService(request.params.service);
    if (service === null) return await unknownService(reply, request.params.service);
    if (service === 'payments') {
      const wanted = paymentControlSchema.safeParse(request.body);
      if (!wanted.success) return await reply.code(400).send({ error: describe(wanted.error) });
      const { mode, delay_ms, after_chunks, ...others } = wanted.data;
      switches.set(others);
      if (mode !== undefined) faults.set(service, { mode, delay_ms, after_chunks });
      return all().payments;
    }
    const asked = faultSchema.safeParse(request.body);
    if (!asked.success) return await reply.code(400).send({ error: describe(asked.error) });
    return faults.set(service, asked.data);
  });

  app.delete('/control', async () => {
    faults.reset();
    switches.reset();
    return all();
  });

  app.get<{ Params: { service: string } }>('/control/requests/:service', async (request, reply) => {
    const service = knownService(request.params.service);
    if (service === null) return await unknownService(reply, request.params.service);
    return { requests: requests.of(service) };
  });

  app.register(paymentsControlRoutes, { prefix: '/control/payments', payments });
}

function knownService(name: string): Service | null {
  return services.find((service) => service === name) ?? null;
}

async function unknownService(reply: FastifyReply, name: string): Promise<FastifyReply> {
  return await reply
    .code(404)
    .send({ error: `There is no stand-in called '${name}'; there are ${services.join(', ')}.` });
}

function describe(error: z.ZodError): string {
  return error.issues
    .map((issue) => `${issue.path.length > 0 ? issue.path.join('.') : 'body'}: ${issue.message}`)
    .join('; ');
}
