import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** The header by which a test says from which address a request comes; the balancer forwards that, and not the header. */
export const clientHeader = 'x-client-address';

/** A plain balancer before several servers: each request to the next one in turn, streams passed on as they come. */
export type Balancer = {
  readonly url: string;
  /** Whom requests go to from now on. */
  readonly setServers: (urls: readonly string[]) => void;
  /** How many requests each server has answered. */
  readonly answeredBy: (serverUrl: string) => number;
  readonly close: () => Promise<void>;
};

/**
 * Starts a balancer on a free port. It keeps connections to the servers open, adds the client's address to
 * X-Forwarded-For, and tries the next server when one refuses the connection, or breaks it before it answers a GET, as
 * nginx does by default.
 */
export const startBalancer = async (): Promise<Balancer> => {
  const agent = new Agent({ keepAlive: true, scheduling: 'fifo' });
  const answered = new Map<string, number>();
  let servers: readonly string[] = [];
  let turn = 0;

  const balance = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const body = await buffer(incoming);
    turn += 1;
    const first = turn;
    for (let tries = 0; tries < servers.length; tries += 1) {
      const server = servers[(first + tries) % servers.length] ?? '';
      try {
        const answer = await forward(agent, server, incoming, body, outgoing);
        answered.set(server, (answered.get(server) ?? 0) + 1);
        passOn(answer, outgoing);
        return;
      } catch (error) {
        if (!mayBeRepeated(error, incoming)) {
          outgoing.writeHead(502).end(JSON.stringify({ balancer: String(error) }));
          return;
        }
      }
    }
    outgoing.writeHead(502).end(JSON.stringify({ balancer: 'no server is there' }));
  };

  const listener = createServer((incoming, outgoing) => void balance(incoming, outgoing));
  listener.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    setServers(urls) {
      servers = urls;
    },
    answeredBy: (serverUrl) => answered.get(serverUrl) ?? 0,
    async close() {
      listener.close();
      listener.closeAllConnections();
      agent.destroy();
    },
  };
};

/** The head of a server's answer. It ends with its client: a reader that goes away leaves the server's stream, too. */
const forward = (
  agent: Agent,
  server: string,
  { method, url, headers }: IncomingMessage,
  body: Buffer,
  outgoing: ServerResponse,
): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const { [clientHeader]: client = '127.0.0.1', connection: _, ...passed } = headers;
    const before = headers['x-forwarded-for'];
    const forwarded = before === undefined ? String(client) : `${before}, ${client}`;
    const sent = request(
      new URL(url ?? '/', server),
      { agent, method, headers: { ...passed, 'x-forwarded-for': forwarded } },
      resolve,
    );
    sent.once('error', reject);
    outgoing.once('close', () => {
      if (!outgoing.writableFinished) sent.destroy();
    });
    sent.end(body);
  });

/** No server has worked on it, or none has answered and it is harmless to ask once more. */
const mayBeRepeated = (error: unknown, { method }: IncomingMessage): boolean => {
  const { code } = error as NodeJS.ErrnoException;
  return code === 'ECONNREFUSED' || (code === 'ECONNRESET' && method === 'GET');
};

const passOn = (answer: IncomingMessage, outgoing: ServerResponse): void => {
  const { connection: _, 'keep-alive': __, ...headers } = answer.headers;
  outgoing.writeHead(answer.statusCode ?? 502, headers);
  answer.once('error', () => outgoing.destroy());
  answer.pipe(outgoing);
};
