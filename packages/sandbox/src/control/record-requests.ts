import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Service } from './faults.ts';
import { maskHeaders, type RecordedRequest, type RequestLog } from './request-log.ts';

type Shown = {
  /** What of a request may be shown. */
  of: (request: FastifyRequest) => Pick<RecordedRequest, 'path' | 'body'>;
  /** What was answered, where nothing was noted before; the status unless given. */
  outcome?: (request: FastifyRequest, reply: FastifyReply) => string;
};

/**
 * Records what the routes of a scope are asked and answer. Returns what notes the outcome of a request that is answered
 * otherwise than with a status; the first note of a request holds.
 */
export function recordRequests(
  app: FastifyInstance,
  service: Service,
  requests: RequestLog,
  { of, outcome = (_request, reply) => String(reply.statusCode) }: Shown,
): (request: FastifyRequest, outcome: string) => void {
  const records = new WeakMap<FastifyRequest, RecordedRequest>();
  const note = (request: FastifyRequest, answered: string) => {
    const record = records.get(request);
    if (record !== undefined && record.outcome === null) record.outcome = answered;
  };
  app.addHook('preHandler', async (request) => {
    const { method, headers } = request;
    records.set(request, requests.record(service, { method, headers: maskHeaders(headers), ...of(request) }));
  });
  app.addHook('onResponse', async (request, reply) => note(request, outcome(request, reply)));
  return note;
}
