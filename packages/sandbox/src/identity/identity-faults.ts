import type { FastifyReply } from 'fastify';
import type { Fault } from '../control/faults.ts';
import { waitSlowly } from '../control/slow.ts';
import { IdentityError } from './identity-error.ts';

const retryAfterSeconds = 20;

/**
 * Shows a fault in place of an answer of the provider. Returns true when the request may be answered after all (no
 * fault, or a slow answer whose wait is over).
 * @throws IdentityError for `error` and `rate_limited`
 */
export async function passesFault(fault: Fault, reply: FastifyReply, signal: AbortSignal): Promise<boolean> {
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
      await reply.type('application/json').send('{"issuer":"http://localho');
      return false;
    case 'error':
      throw new IdentityError(500, 'server_error', 'The identity provider has an error.');
    case 'rate_limited':
      reply.header('retry-after', String(retryAfterSeconds));
      throw new IdentityError(429, 'temporarily_unavailable', 'Too many requests; try again in 20 seconds.');
  }
}
