import type { ClientMetadata } from 'oidc-provider';
import { z } from 'zod';

export const clientId = 'genie-sandbox';
export const clientSecret = 'genie-sandbox-secret';

const redirectUrisSchema = z.array(z.url()).min(1);

/**
 * The one client of the provider. It may send its secret in the Authorization header or in the body, as Google allows.
 * @throws ZodError when a redirect address is no URL, or when there is none
 */
export function clientOf(redirectUris: string[]): ClientMetadata {
  return {
    client_id: clientId,
    client_secret: clientSecret,
    client_name: 'Genie',
    redirect_uris: redirectUrisSchema.parse(redirectUris),
    response_types: ['code'],
    grant_types: ['authorization_code'],
    token_endpoint_auth_method: 'client_secret_basic',
  };
}
