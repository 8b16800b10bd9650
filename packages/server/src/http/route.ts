import {
  type Endpoint,
  endpoints,
  errorBodySchema,
  errorStatus,
  errorsOf,
  eventStreamSchema,
} from '@genie/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import type { z } from 'zod';
import { notFound } from '../errors.ts';
import { isForeignKeyViolation } from '../storage/storage-errors.ts';
import { authenticate, type Caller } from './authentication.ts';

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

/** What a handler gets: input checked against the contract, and the caller where the call needs one. */
export type Call<E extends Endpoint> = {
  readonly body: Parsed<E['body']>;
  readonly query: Parsed<E['query']>;
  readonly params: Parsed<E['params']>;
  readonly caller: E['authentication'] extends 'access' ? Caller : null;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
};

type Admission = (caller: Caller, reply: FastifyReply) => void;

/**
 * Serves a call of the contract. A handler that answers by itself (a stream, a file) returns its reply.
 *
 * @param options.bodyLimit largest body in bytes, where it is not Fastify's 1 MiB
 * @param options.admit asked before the body is read, of a call with a caller; it refuses by throwing
 */
export const route = <E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: (call: Call<E>) => Promise<z.input<E['response']> | FastifyReply>,
  { admit, bodyLimit }: { readonly admit?: Admission; readonly bodyLimit?: number } = {},
): void => {
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    schema: schemaOf(endpoint),
    ...(bodyLimit !== undefined && { bodyLimit }),
    onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
      // What an account or a token shows must not stay in a cache.
      reply.header('cache-control', 'no-store');
      if (endpoint.authentication !== 'access') return;
      request.caller = await authenticate(app, request);
      admit?.(request.caller, reply);
    },
    handler: async (request, reply) => {
      const { body, query, params, caller } = request;
      try {
        return await handler({ body, query, params, caller, request, reply } as Call<E>);
      } catch (error) {
        if (isForeignKeyViolation(error)) await refuseTheGone(app, request);
        throw error;
      }
    },
  });
};

/**
 * Refuses a call whose rows were refused as what they belong to was deleted meanwhile: the account of the caller or, in a
 * call without one, whoever it is about. Rows of a caller who is there are refused by a fault of ours.
 */
const refuseTheGone = async (app: FastifyInstance, request: FastifyRequest): Promise<void> => {
  if (!request.caller) throw notFound();
  await authenticate(app, request);
};

const names = new Map<Endpoint, string>(
  Object.entries(endpoints).map(([name, endpoint]) => [endpoint, name]),
);

/** What Fastify checks of a call and what the API reference says of it. */
const schemaOf = (endpoint: Endpoint): FastifySchema => {
  const errors = errorsOf(endpoint);
  const statuses = [...new Set(errors.map((code) => errorStatus[code]))].sort();
  return {
    operationId: names.get(endpoint) ?? endpoint.path,
    summary: endpoint.summary,
    tags: [endpoint.feature],
    security: endpoint.authentication === 'none' ? [] : [{ token: [] }, { authorization: [] }],
    ...(endpoint.body && { body: endpoint.body }),
    ...(endpoint.query && { querystring: endpoint.query }),
    ...(endpoint.params && { params: endpoint.params }),
    ...(endpoint.headers && { headers: endpoint.headers }),
    response: {
      200: answerOf(endpoint),
      ...Object.fromEntries(
        statuses.map((status) => [
          status,
          errorBodySchema.describe(errors.filter((code) => errorStatus[code] === status).join(', ')),
        ]),
      ),
    },
  };
};

/** What a success is, by its media types. */
const answerOf = ({ download, response, stream }: Endpoint) => {
  if (download) return { description: 'A file', content: { [download]: { schema: response } } };
  if (!stream) return response;
  const events = { 'text/event-stream': { schema: eventStreamSchema } };
  return stream === 'always'
    ? { description: 'The events', content: events }
    : {
        description: 'The answer, as events with Accept: text/event-stream',
        content: { 'application/json': { schema: response }, ...events },
      };
};
