import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { onTestFinished } from 'vitest';

/** What an event of chat completions says, as it is sent. */
export const sent = (event: unknown): string => `data: ${JSON.stringify(event)}\n\n`;
/** An event with a piece of an answer. */
export const piece = (content: unknown): string => sent({ choices: [{ index: 0, delta: { content } }] });
export const finished = sent({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] });

/** A provider whose every answer has this status and is made of these texts, with the address of its interface. */
export const startProviderOf = async (texts: () => Iterable<string>, status = 200): Promise<string> => {
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(status, { 'content-type': status === 200 ? 'text/event-stream' : 'application/json' });
    // Whoever has read enough goes.
    pipeline(Readable.from(texts()), response).catch(() => undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};
