import type { AddressInfo } from 'node:net';
import { paths } from '@genie/contract';
import type { FastifyInstance } from 'fastify';

export type EventOfStream = {
  readonly id: number;
  readonly event: string;
  readonly data: Record<string, unknown>;
};

type Stream = {
  path: string;
  token: string;
  body?: unknown;
  lastEventId?: number;
  /** Whether the connection ends with the stream, or is kept for the next call. */
  isLast?: boolean;
};

/**
 * Opens an event stream of an application over a real connection, as `readEventsAt` does. The connection ends with it: an
 * application that is closing meanwhile, without the front door of a server process, would wait for one that is kept.
 */
export async function* readEvents(app: FastifyInstance, stream: Stream): AsyncGenerator<EventOfStream> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  yield* readEventsAt(`http://127.0.0.1:${port}`, { ...stream, isLast: true });
}

/** Opens an event stream and yields its events; ending the iteration closes the connection. */
export async function* readEventsAt(
  base: string,
  { path, token, body, lastEventId, isLast = false }: Stream,
): AsyncGenerator<EventOfStream> {
  const abort = new AbortController();
  const response = await fetch(`${base}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      accept: 'text/event-stream',
      ...(isLast && { connection: 'close' }),
      token: `Bearer ${token}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(lastEventId !== undefined && { 'last-event-id': String(lastEventId) }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: abort.signal,
  });
  if (!response.ok || !response.body)
    throw new Error(`the stream answered ${response.status}: ${await response.text()}`);
  try {
    let rest = '';
    for await (const text of response.body.pipeThrough(new TextDecoderStream())) {
      const parts = (rest + text).split('\n\n');
      rest = parts.pop() ?? '';
      for (const part of parts) if (!part.startsWith(':')) yield parseEvent(part);
    }
  } finally {
    abort.abort();
  }
}

const parseEvent = (text: string): EventOfStream => {
  const field = (name: string) => text.match(new RegExp(`^${name}: (.*)$`, 'm'))?.[1] ?? '';
  return { id: Number(field('id')), event: field('event'), data: JSON.parse(field('data')) };
};

/** The address of an answer's events. */
export const eventsPath = (entryId: string): string => paths.answerEvents.replace(':entry_id', entryId);
