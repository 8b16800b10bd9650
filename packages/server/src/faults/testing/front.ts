import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { freePort } from '../../../../../scripts/free-ports.ts';

/** What can be wrong with a service outside, as its client meets it. */
export type FrontFault =
  | 'slow'
  | 'hanging'
  | 'answering nonsense'
  | 'answering HTML'
  | 'cut off in mid-answer'
  | 'resetting the connection'
  | 'answering 500'
  | 'answering 429'
  | 'redirecting'
  | 'gone';

/** How long `slow` waits, in milliseconds. */
const slowMs = 300;
/** What 429 asks for, in seconds. */
export const frontRetryAfterSeconds = 7;
const halfAnAnswer = '{"reference":"2f7ab1c0","access_token":"eyJhbGci';

/** Stands between the product and the sandbox, and breaks what goes through it. */
type Front = {
  readonly url: string;
  /** Where the sandbox has to stand, and the address that it gives out as its own: this one. */
  readonly sandbox: { readonly port: number; readonly publicUrl: string };
  /** From the next request on. */
  readonly turn: (fault: FrontFault) => Promise<void>;
  readonly heal: () => Promise<void>;
  /** How many requests came since the last turn. */
  readonly asked: () => number;
};

/** Starts a front for one test. */
export const startFront = async (): Promise<Front> => {
  const [port, sandboxPort] = [await freePort(), await freePort()];
  const url = `http://127.0.0.1:${port}`;
  let fault: FrontFault | null = null;
  let asked = 0;
  const server = createServer(async (incoming, answer) => {
    asked += 1;
    // Connections are not kept: none is left over from before a turn.
    answer.setHeader('connection', 'close');
    if (fault !== null && fault !== 'slow') return misbehave(fault, incoming, answer);
    if (fault === 'slow') await wait(slowMs);
    passOn(sandboxPort, incoming, answer);
  });
  const listen = async () => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  const leave = async () => {
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  };
  await listen();
  onTestFinished(async () => {
    if (server.listening) await leave();
  });
  return {
    url,
    sandbox: { port: sandboxPort, publicUrl: url },
    async turn(next) {
      fault = next;
      asked = 0;
      if (next === 'gone') await leave();
    },
    async heal() {
      if (!server.listening) await listen();
      fault = null;
      asked = 0;
    },
    asked: () => asked,
  };
};

const passOn = (port: number, incoming: IncomingMessage, answer: ServerResponse): void => {
  const { method, url: path, headers } = incoming;
  const passed = request({ host: '127.0.0.1', port, method, path, headers, agent: false }, (given) => {
    const { connection: _, 'keep-alive': __, ...kept } = given.headers;
    answer.writeHead(given.statusCode ?? 502, { ...kept, connection: 'close' });
    given.pipe(answer);
  });
  passed.on('error', () => answer.destroy());
  answer.on('close', () => passed.destroy());
  incoming.pipe(passed);
};

const misbehave = (
  fault: Exclude<FrontFault, 'slow'>,
  { socket, url: path = '' }: IncomingMessage,
  answer: ServerResponse,
): void => {
  switch (fault) {
    case 'hanging':
    case 'gone':
      return;
    case 'answering nonsense':
      answer.writeHead(200, { 'content-type': 'application/json' }).end('\u0000\u0007 %PDF-1.7 ]}');
      return;
    case 'answering HTML':
      answer.writeHead(200, { 'content-type': 'text/html' }).end('<html><title>Welcome to the hotel</title>');
      return;
    case 'cut off in mid-answer':
      answer.writeHead(200, { 'content-type': 'application/json', 'content-length': '9000' });
      answer.write(halfAnAnswer, () => socket.destroy());
      return;
    case 'resetting the connection':
      socket.resetAndDestroy();
      return;
    case 'answering 500':
      answer.writeHead(500, { 'content-type': 'text/html' }).end('<h1>Internal Server Error</h1>');
      return;
    case 'answering 429':
      answer.writeHead(429, { 'retry-after': String(frontRetryAfterSeconds) }).end('slow down');
      return;
    case 'redirecting':
      // Round and round: whoever follows never arrives.
      answer.writeHead(302, { location: `${path.split('?')[0]}?elsewhere` }).end();
  }
};
