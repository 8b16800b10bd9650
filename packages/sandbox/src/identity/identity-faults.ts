import type { FaultWords } from '../control/passes-fault.ts';
import { IdentityError } from './identity-error.ts';

/** How the OpenID provider fails. */
export const identityFaults: FaultWords = {
  malformed: { type: 'application/json', text: '{"issuer":"http://localho' },
  serverError: () => new IdentityError(500, 'server_error', 'The identity provider has an error.'),
  rateLimited: () =>
    new IdentityError(429, 'temporarily_unavailable', 'Too many requests; try again in 20 seconds.'),
};
