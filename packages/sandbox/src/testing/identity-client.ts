import * as client from 'openid-client';
import type { Sandbox } from '../start-sandbox.ts';

export const redirectUri = 'http://localhost:3000/handleOAuthCallback';

/** The sandbox's provider as a product's server knows it, by the real client library. */
export function discover(sandbox: Sandbox, secret = sandbox.identity.clientSecret) {
  const { issuer, clientId } = sandbox.identity;
  return client.discovery(new URL(issuer), clientId, secret, undefined, {
    execute: [client.allowInsecureRequests],
  });
}

/** An authorization request with everything the provider asks for, and what its answer is checked against. */
export async function authorization(
  configuration: client.Configuration,
  changes: Record<string, string> = {},
) {
  const pkceCodeVerifier = client.randomPKCECodeVerifier();
  const expectedNonce = client.randomNonce();
  const expectedState = client.randomState();
  const url = client.buildAuthorizationUrl(configuration, {
    redirect_uri: redirectUri,
    scope: 'openid email profile',
    code_challenge: await client.calculatePKCECodeChallenge(pkceCodeVerifier),
    code_challenge_method: 'S256',
    nonce: expectedNonce,
    state: expectedState,
    ...changes,
  });
  return { url, checks: { pkceCodeVerifier, expectedNonce, expectedState } };
}

/** The same address without one of its parameters. */
export function without(url: URL, parameter: string): URL {
  const less = new URL(url);
  less.searchParams.delete(parameter);
  return less;
}
