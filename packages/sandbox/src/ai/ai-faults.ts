import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import type { Fault } from '../control/faults.ts';
import type { FaultWords } from '../control/passes-fault.ts';
import { waitSlowly } from '../control/slow.ts';
import { rateLimited, serverError } from './api-error.ts';

const chunksBeforeMalformed = 3;
const breakAfterMs = 50;

/** The number of chunks a stream writes before the fault strikes; null when it strikes before the answer. */
export function chunksBeforeFault({ mode, after_chunks }: Fault): number | null {
  if (mode === 'ok') return null;
  if (after_chunks !== null && after_chunks > 0) return after_chunks;
  return mode === 'malformed' ? chunksBeforeMalformed : null;
}

/** How the provider fails before an answer has begun. */
export const aiFaults: FaultWords = {
  malformed: {
    type: 'application/json',
    text: '{"object":"chat.completion","choices":[{"index":0,"mess',
  },
  serverError,
  rateLimited,
};

/** What a fault writes into a stream that has already begun, and whether the stream goes on after it. */
export async function strikeStream(
  fault: Fault,
  raw: FastifyReply['raw'],
  signal: AbortSignal,
): Promise<'goes on' | 'is over'> {
  switch (fault.mode) {
    case 'ok':
      return 'goes on';
    case 'slow':
      await waitSlowly(fault, signal);
      return 'goes on';
    case 'hang':
      return 'is over';
    case 'down':
      // A client drops what it has not read yet when the connection breaks; the chunks before it are meant to be seen.
      await wait(breakAfterMs, undefined, { signal });
      raw.destroy();
      return 'is over';
    case 'malformed':
      raw.end('data: {"object":"chat.completion.chunk","choices":[{"index":0,"delta":{"cont\n\n');
      return 'is over';
    case 'error':
      raw.end(`data: ${JSON.stringify(serverError().body)}\n\n`);
      return 'is over';
    case 'rate_limited':
      raw.end(`data: ${JSON.stringify(rateLimited().body)}\n\n`);
      return 'is over';
  }
}
