import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { FaultBoard } from '../control/fault-board.ts';
import type { Fault } from '../control/faults.ts';
import { passesFault } from '../control/passes-fault.ts';
import { recordRequests } from '../control/record-requests.ts';
import type { RequestLog } from '../control/request-log.ts';
import { departure } from '../network.ts';
import { aiFaults, chunksBeforeFault } from './ai-faults.ts';
import { ApiError, serverError, unknownModel, unparsableBody } from './api-error.ts';
import { authenticate } from './authenticate.ts';
import { readChatRequest } from './chat-request.ts';
import { complete, wholeAnswer } from './completion.ts';
import { readEmbeddingRequest } from './embedding-request.ts';
import { embeddingsAnswer } from './embeddings.ts';
import { loopTurns } from './loop-turns.ts';
import { modelCard, modelList } from './models.ts';
import { writeStream } from './write-stream.ts';

type AiOptions = { faults: FaultBoard; requests: RequestLog; chunkDelayMs: number };

/** OpenAI's API: a model that composes its answers from the passages it is sent, and one that makes vectors. */
export async function aiRoutes(
  app: FastifyInstance,
  { faults, requests, chunkDelayMs }: AiOptions,
): Promise<void> {
  const turn = loopTurns();

  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));

  app.addHook('onRequest', async (_request, reply) => {
    reply.header('x-request-id', `req_${randomUUID().replaceAll('-', '')}`);
    reply.header('openai-version', '2020-10-01');
  });
  const note = recordRequests(app, 'ai', requests, {
    of: ({ url, body }) => ({ path: url, body: parseJson(body) ?? body ?? null }),
  });
  app.addHook('preHandler', async (request, reply) => {
    const fault = faults.get('ai');
    if (strikesLater(fault, request) || (await passesFault(aiFaults, fault, reply, departure(reply.raw))))
      return;
    note(request, fault.mode);
    return reply;
  });
  app.setErrorHandler(async (error, request, reply) => {
    const shown = error instanceof ApiError ? error : statusError(error);
    // A client that is gone is no error of anybody's.
    if (reply.raw.destroyed) {
      note(request, 'the client went away');
      return await reply.hijack();
    }
    return await reply.code(shown.status).send(shown.body);
  });
  app.setNotFoundHandler(async ({ method, url }) => {
    throw new ApiError(404, `Invalid URL (${method} ${url})`);
  });

  app.get('/models', async (request) => {
    authenticate(request.headers.authorization);
    return modelList;
  });

  app.get<{ Params: { model: string } }>('/models/:model', async (request) => {
    authenticate(request.headers.authorization);
    const card = modelCard(request.params.model);
    if (card === undefined) throw unknownModel(request.params.model);
    return card;
  });

  app.post('/embeddings', async (request) => {
    authenticate(request.headers.authorization);
    const body = parseJson(request.body);
    if (body === undefined) throw unparsableBody();
    return embeddingsAnswer(readEmbeddingRequest(body));
  });

  app.post('/chat/completions', async (request, reply) => {
    const fault = faults.get('ai');
    const body = parseJson(request.body);
    const signal = departure(reply.raw);
    authenticate(request.headers.authorization);
    if (body === undefined) throw unparsableBody();
    const asked = readChatRequest(body);
    try {
      await turn();
      signal.throwIfAborted();
      const completion = complete(asked);
      if (!asked.stream) return wholeAnswer(completion);
      const options = { includeUsage: asked.includeUsage, delayMs: chunkDelayMs, fault, signal };
      note(request, await writeStream(reply, completion, options));
    } catch (error) {
      if (!signal.aborted) throw error;
      note(request, 'the client went away');
      reply.hijack();
    }
    return reply;
  });
}

function parseJson(body: unknown): unknown {
  if (typeof body !== 'string') return undefined;
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** Whether a fault strikes a streamed answer that has begun, and so not the request. */
function strikesLater(fault: Fault, request: FastifyRequest): boolean {
  if (chunksBeforeFault(fault) === null || !request.routeOptions.url?.endsWith('/chat/completions'))
    return false;
  const body = parseJson(request.body);
  return typeof body === 'object' && body !== null && 'stream' in body && body.stream === true;
}

function statusError(error: unknown): ApiError {
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  return status >= 400 && status < 500 && error instanceof Error
    ? new ApiError(status, error.message)
    : serverError();
}
