import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import type { Fault } from '../control/faults.ts';
import { chunksBeforeFault, strikeStream } from './ai-faults.ts';
import { type Completion, streamedAnswer } from './completion.ts';

type StreamOptions = { includeUsage: boolean; delayMs: number; fault: Fault; signal: AbortSignal };

/**
 * Writes the answer as server-sent events, at the speed somebody would read, and shows a fault where it has to strike.
 * Ends early when `signal` says that the client is gone.
 */
export async function writeStream(
  reply: FastifyReply,
  completion: Completion,
  { includeUsage, delayMs, fault, signal }: StreamOptions,
): Promise<string> {
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, {
    ...headersOf(reply),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-cache',
  });

  const strikesAfter = chunksBeforeFault(fault);
  let written = 0;
  for (const chunk of streamedAnswer(completion, includeUsage)) {
    if (written === strikesAfter && (await strikeStream(fault, raw, signal)) === 'is over') {
      return `200, then ${fault.mode} after ${written} chunks`;
    }
    if (!raw.write(`data: ${JSON.stringify(chunk)}\n\n`)) await once(raw, 'drain', { signal });
    written += 1;
    if (delayMs > 0) await wait(delayMs, undefined, { signal });
    if (signal.aborted) throw signal.reason;
  }
  raw.end('data: [DONE]\n\n');
  return `200, ${written} chunks`;
}

function headersOf(reply: FastifyReply): Record<string, string> {
  return Object.fromEntries(Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)]));
}
