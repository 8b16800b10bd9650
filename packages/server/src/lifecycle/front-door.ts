import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { type ErrorBody, paths, systemTexts } from '@genie/contract';
import { answerHeaders } from '../http/answer-headers.ts';
import { UnderWay } from '../under-way.ts';

/** Longer than proxies keep a connection that nobody uses, so that it is they who close it. */
const keepAliveMs = 72_000;
const headersTimeoutMs = 20_000;
const requestTimeoutMs = 60_000;
/** How often Node looks whether a request is late; its usual 30 seconds would be added to each of both. */
const lookEveryMs = 1_000;
/** For who takes nothing more of an answer: longer than the longest answer, during which nothing may be sent, takes to come. */
const stillnessMs = 240_000;
const retryAfterSeconds = 2;

/**
 * The listening side of the process, from its first moment to its last. Before the application is there it answers that
 * the process lives and is not ready; while the process ends it lets every connection go after its next answer.
 */
export type FrontDoor = {
  readonly server: Server;
  /** @throws the server's error, such as EADDRINUSE */
  readonly listen: (address: { readonly host: string; readonly port: number }) => Promise<void>;
  /** Whom requests are given to once the door is open: what Fastify makes its server with. */
  readonly serverFor: (application: RequestListener) => Server;
  readonly open: () => void;
  /**
   * Says that the process ends: not ready any more, and every answer closes its connection. Requests that still come
   * are served until whoever is connected could notice; then nothing new is accepted.
   */
  readonly announceEnd: (noticed: () => Promise<unknown>) => Promise<void>;
  /** Resolves when the last answer is sent; by then who has no answer yet is refused, and one that is half sent is cut off. */
  readonly empty: (patienceMs: number) => Promise<void>;
};

type State = 'starting' | 'serving' | 'ending';

export const createFrontDoor = (): FrontDoor => {
  let state: State = 'starting';
  let serve: RequestListener = refuse;
  const unanswered = new UnderWay<ServerResponse>();

  const server = createServer({ connectionsCheckingInterval: lookEveryMs }, (request, response) => {
    unanswered.add(response);
    response.once('close', () => {
      unanswered.delete(response);
      // An answer that had begun before could not say that it is the connection's last.
      if (state === 'ending' && !server.listening) setImmediate(() => server.closeIdleConnections());
    });
    if (state === 'ending') response.setHeader('connection', 'close');
    const path = pathOf(request);
    if (state === 'starting' && path === paths.health) return sendJson(response, 200, { status: 'ok' });
    if (state === 'starting' || (state === 'ending' && path === paths.readiness)) {
      return refuse(request, response);
    }
    serve(request, response);
  });
  server.keepAliveTimeout = keepAliveMs;
  server.headersTimeout = headersTimeoutMs;
  server.requestTimeout = requestTimeoutMs;
  server.timeout = stillnessMs;

  return {
    server,
    listen: ({ host, port }) =>
      new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen({ host, port }, () => {
          server.off('error', reject);
          resolve();
        });
      }),
    serverFor(application) {
      serve = application;
      return server;
    },
    open() {
      state = 'serving';
    },
    async announceEnd(noticed) {
      state = 'ending';
      for (const response of unanswered) {
        if (!response.headersSent) response.setHeader('connection', 'close');
      }
      if ((await connectionsOf(server)) > 0) await noticed();
      // Refused at the connection from now on; idle ones are closed.
      server.close();
    },
    async empty(patienceMs) {
      if ((await connectionsOf(server)) === 0) return;
      const emptied = new Promise<void>((resolve) => server.once('close', () => resolve()));
      const patience = new AbortController();
      await Promise.race([emptied, delay(patienceMs, undefined, { signal: patience.signal })]);
      patience.abort();
      for (const response of unanswered) if (!response.headersSent) refuse(response.req, response);
      // What was just written is handed to the system before the connections are.
      await new Promise(setImmediate);
      server.closeAllConnections();
    },
  };
};

const pathOf = ({ url = '/' }: IncomingMessage): string => {
  const [path = '/'] = url.split('?');
  return path.length > 1 ? path.replace(/\/$/, '') : path;
};

const refuse: RequestListener = (_request, response) => {
  const body: ErrorBody = { detail: systemTexts.shuttingDown, code: 'shutting_down' };
  response.setHeader('retry-after', String(retryAfterSeconds));
  sendJson(response, 503, body);
};

const sendJson = (response: ServerResponse, status: number, body: unknown): void => {
  response.setHeaders(new Headers(answerHeaders));
  response.setHeader('content-type', 'application/json; charset=utf-8');
  response.writeHead(status).end(JSON.stringify(body));
};

const connectionsOf = (server: Server): Promise<number> =>
  new Promise((resolve) => server.getConnections((_error, count) => resolve(count ?? 0)));
