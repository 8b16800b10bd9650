import type { FastifyReply } from 'fastify';
import type { Fault } from './faults.ts';
import { waitSlowly } from './slow.ts';

const retryAfterSeconds = 20;

/** How a service says over HTTP that it fails, in its own words. */
export type FaultWords = {
  /** An answer that breaks off, and what it claims to be. */
  malformed: { type: string; text: string };
  serverError: () => Error;
  rateLimited: () => Error;
};

/**
 * Shows a fault in place of an answer; nothing has been done then. Returns true when the request may be answered after all
 * (no fault, or a slow answer whose wait is over).
 * @throws what the service's words make of `error` and `rate_limited`
 */
export async function passesFault(
  { malformed, rateLimited, serverError }: FaultWords,
  fault: Fault,
  reply: FastifyReply,
  signal: AbortSignal,
): Promise<boolean> {
  switch (fault.mode) {
    case 'ok':
      return true;
    case 'slow':
      await waitSlowly(fault, signal);
      return true;
    case 'hang':
      reply.hijack();
      return false;
    case 'down':
      reply.hijack();
      reply.raw.destroy();
      return false;
    case 'malformed':
      await reply.type(malformed.type).send(malformed.text);
      return false;
    case 'error':
      throw serverError();
    case 'rate_limited':
      reply.header('retry-after', String(retryAfterSeconds));
      throw rateLimited();
  }
}
