import * as openid from 'openid-client';
import { type Clock, systemClock } from '../../clock.ts';
import type { Outside } from '../../config/outside.ts';
import { asIdentityError, signInFailed } from './identity-error.ts';

const scope = 'openid email profile';

/** What one sign-in needs to remember between leaving for the provider and coming back. */
export type SignInChecks = { readonly state: string; readonly nonce: string; readonly codeVerifier: string };

/** Who the provider vouches for. */
export type ProvenIdentity = {
  readonly issuer: string;
  /** Names the person at that issuer for ever; an e-mail address can change hands. */
  readonly subject: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly name: string;
};

export type IdentityClient = {
  /** The address at which to sign in, with new state, nonce and PKCE verifier. */
  readonly begin: () => Promise<{ authorizationUrl: string; checks: SignInChecks }>;
  /** Exchanges the code the browser came back with, and checks the ID token against `checks`. */
  readonly finish: (code: string, checks: SignInChecks) => Promise<ProvenIdentity>;
};

/**
 * A client of any OpenID provider: authorization code flow with PKCE (S256), state and nonce.
 *
 * Every call can throw AppError google_sign_in_failed (the person did not prove who they are), identity_failed,
 * identity_unavailable or identity_timeout, cause kept.
 *
 * @param options.redirectUri where the provider sends the browser back to, as registered there
 * @param options.timeoutSeconds longest wait for each answer of the provider
 * @see https://openid.net/specs/openid-connect-core-1_0.html#CodeFlowAuth
 */
export const createIdentityClient = (
  config: NonNullable<Outside['identity']>,
  {
    clock = systemClock,
    redirectUri,
    timeoutSeconds,
  }: { readonly clock?: Clock; readonly redirectUri: string; readonly timeoutSeconds: number },
): IdentityClient => {
  const configuration = discoveredOnce(config, timeoutSeconds);

  return {
    async begin() {
      const checks = {
        state: openid.randomState(),
        nonce: openid.randomNonce(),
        codeVerifier: openid.randomPKCECodeVerifier(),
      };
      try {
        const url = openid.buildAuthorizationUrl(await configuration(), {
          redirect_uri: redirectUri,
          scope,
          state: checks.state,
          nonce: checks.nonce,
          code_challenge: await openid.calculatePKCECodeChallenge(checks.codeVerifier),
          code_challenge_method: 'S256',
          prompt: 'select_account',
        });
        return { authorizationUrl: url.href, checks };
      } catch (error) {
        throw asIdentityError(error, clock);
      }
    },

    async finish(code, { state, nonce, codeVerifier }) {
      try {
        const provider = await configuration();
        const cameBackTo = new URL(redirectUri);
        cameBackTo.searchParams.set('code', code);
        cameBackTo.searchParams.set('state', state);
        // RFC 9207: the documented client hands on state and code alone, so the issuer is put back for the check.
        if (provider.serverMetadata().authorization_response_iss_parameter_supported) {
          cameBackTo.searchParams.set('iss', provider.serverMetadata().issuer);
        }
        const tokens = await openid.authorizationCodeGrant(provider, cameBackTo, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (!claims) throw signInFailed();
        return await identityOf(provider, tokens.access_token, claims);
      } catch (error) {
        throw asIdentityError(error, clock);
      }
    },
  };
};

/** Discovers the provider at its first use, and again after a failure: a provider that is down delays no start. */
const discoveredOnce = (
  { issuer, clientId, clientSecret }: NonNullable<Outside['identity']>,
  timeoutSeconds: number,
) => {
  let discovered: Promise<openid.Configuration> | undefined;
  const url = new URL(issuer);
  // Only a provider on this machine may speak plain http.
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  return (): Promise<openid.Configuration> => {
    discovered ??= openid
      .discovery(url, clientId, clientSecret, openid.ClientSecretBasic(clientSecret), {
        timeout: timeoutSeconds,
        // The ID token's signature is checked although TLS already vouches for it.
        execute: [openid.enableNonRepudiationChecks, ...(isLocal ? [openid.allowInsecureRequests] : [])],
      })
      .catch((error: unknown) => {
        discovered = undefined;
        throw error;
      });
    return discovered;
  };
};

/** Google puts e-mail and name into the ID token; other providers only into their userinfo. */
const identityOf = async (
  provider: openid.Configuration,
  accessToken: string,
  claims: openid.IDToken,
): Promise<ProvenIdentity> => {
  const told =
    typeof claims.email === 'string' ? claims : await openid.fetchUserInfo(provider, accessToken, claims.sub);
  if (typeof told.email !== 'string') throw signInFailed();
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email: told.email,
    // Some providers say it as a string.
    emailVerified: told.email_verified === true || String(told.email_verified) === 'true',
    name: typeof told.name === 'string' && told.name.trim() !== '' ? told.name.trim() : told.email,
  };
};
