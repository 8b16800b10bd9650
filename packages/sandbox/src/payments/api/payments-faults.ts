import type { FastifyReply } from 'fastify';
import type { Fault } from '../../control/faults.ts';
import { waitSlowly } from '../../control/slow.ts';
import { GatewayError } from '../gateway-error.ts';

const retryAfterSeconds = 20;

/**
 * Shows a fault in place of an answer of the API; nothing has been done then. Returns true when the request may be
 * answered after all (no fault, or a slow answer whose wait is over).
 * @throws GatewayError for `error` and `rate_limited`
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
      await reply.type('application/vnd.ni-payment.v2+json').send('{"_id":"urn:order:7d0f3c6e","refer');
      return false;
    case 'error':
      throw new GatewayError(500, { message: 'The gateway has an error', errorCode: 'internalError' });
    case 'rate_limited':
      reply.header('retry-after', String(retryAfterSeconds));
      throw new GatewayError(429, { message: 'Too many requests', errorCode: 'rateLimited' });
  }
}
