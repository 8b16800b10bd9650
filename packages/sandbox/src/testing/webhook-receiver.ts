import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

type ReceivedHook = { headers: IncomingHttpHeaders; body: string };

/** A merchant's webhook for one test. It answers with the given statuses in turn, the last for ever; null never answers. */
export async function startReceiver(...statuses: (number | null)[]) {
  const received: ReceivedHook[] = [];
  const server = createServer(async (request, response) => {
    received.push({ headers: request.headers, body: await text(request) });
    const status = statuses[Math.min(received.length, statuses.length) - 1];
    if (typeof status === 'number') response.writeHead(status).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/hook`,
    received,
    events: () => received.map(({ body }) => JSON.parse(body) as HookBody),
  };
}

export type HookBody = {
  eventId: string;
  eventName: string;
  outletId: string;
  order: {
    reference: string;
    _links: Record<string, { href: string }>;
    _embedded: { payment: { state: string }[] };
  };
};
