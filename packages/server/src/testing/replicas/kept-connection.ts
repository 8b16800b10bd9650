import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

/** One connection that is kept open between requests, as a proxy keeps it. */
type KeptConnection = {
  readonly ask: (path: string) => Promise<{ status: number; connection: string; body: unknown }>;
  /** Resolves when the server has closed it. To be called once something was asked. */
  readonly closed: () => Promise<void>;
};

export const keptConnection = (base: string): KeptConnection => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  let closing: Promise<unknown> | undefined;
  return {
    async ask(path) {
      const request = get(`${base}${path}`, { agent });
      const [answer] = (await once(request, 'response')) as [IncomingMessage];
      closing ??= once(answer.socket, 'close');
      const { statusCode: status = 0, headers } = answer;
      return { status, connection: String(headers.connection), body: await json(answer) };
    },
    async closed() {
      await closing;
    },
  };
};
