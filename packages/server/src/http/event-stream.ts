import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';

const keepAliveMs = 15_000;

/** One server-sent event. */
type Numbered = { readonly id: number; readonly event: { readonly event: string; readonly data: unknown } };

export const wantsEvents = (request: FastifyRequest): boolean =>
  request.headers.accept?.includes('text/event-stream') ?? false;

/** The id of the last event a reader that comes back has seen; 0 for none. */
export const lastEventId = (request: FastifyRequest): number => {
  const header = Number(request.headers['last-event-id']);
  return Number.isSafeInteger(header) && header > 0 ? header : 0;
};

/**
 * Sends events as they come (HTML Living Standard, 9.2 Server-sent events). A comment now and then keeps proxies from
 * closing a quiet connection; a reader that goes away ends nothing but its own stream.
 */
export const sendEvents = (reply: FastifyReply, events: AsyncGenerator<Numbered>): FastifyReply => {
  const stream = Readable.from(asText(events), { objectMode: false });
  const keepAlive = setInterval(() => {
    if (!stream.readableFlowing || stream.destroyed) return;
    reply.raw.write(': keep-alive\n\n');
  }, keepAliveMs);
  stream.once('close', () => clearInterval(keepAlive));
  return reply
    .header('content-type', 'text/event-stream; charset=utf-8')
    .header('cache-control', 'no-store, no-transform')
    .header('x-accel-buffering', 'no')
    .send(stream);
};

async function* asText(events: AsyncGenerator<Numbered>): AsyncGenerator<string> {
  for await (const { id, event } of events) {
    yield `id: ${id}\nevent: ${event.event}\ndata: ${JSON.stringify(event.data)}\n\n`;
  }
}
