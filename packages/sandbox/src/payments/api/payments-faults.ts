import type { FaultWords } from '../../control/passes-fault.ts';
import { GatewayError } from '../gateway-error.ts';

/** How the API of the gateway fails. */
export const paymentsFaults: FaultWords = {
  malformed: { type: 'application/vnd.ni-payment.v2+json', text: '{"_id":"urn:order:7d0f3c6e","refer' },
  serverError: () =>
    new GatewayError(500, { message: 'The gateway has an error', errorCode: 'internalError' }),
  rateLimited: () => new GatewayError(429, { message: 'Too many requests', errorCode: 'rateLimited' }),
};
