import { randomBytes } from 'node:crypto';
import type { EventEmitter } from 'node:events';
import Provider, { type ClientMetadata, type Configuration, type KoaContextWithOIDC } from 'oidc-provider';
import type { People } from './people.ts';
import { claimsOf } from './person.ts';
import { ProviderStore } from './provider-store.ts';
import { signInPolicy } from './sign-in-policy.ts';
import { signingKey } from './signing-key.ts';

const codeSeconds = 60;
const signInSeconds = 10 * 60;
const tokenSeconds = 60 * 60;

type ProviderOptions = {
  /** The address that stands for the provider, without a final slash. */
  issuer: string;
  client: ClientMetadata;
  people: People;
  renderError: NonNullable<Configuration['renderError']>;
  /** Hears of each request that is answered with an error. */
  onError: (context: KoaContextWithOIDC, error: Error) => void;
};

/** An OpenID provider for one client, as strict as Google's: code flow, PKCE with S256, a nonce, codes that work once. */
export async function createProvider({
  issuer,
  client,
  people,
  renderError,
  onError,
}: ProviderOptions): Promise<Provider> {
  const store = new ProviderStore();
  const provider = new Provider(issuer, {
    adapter: (model: string) => store.adapter(model),
    clients: [client],
    jwks: { keys: [await signingKey()] },
    cookies: {
      keys: [randomBytes(32)],
      // A cookie belongs to a host whatever the port, so these meet the product's own on localhost.
      names: {
        session: 'sandbox_identity_session',
        interaction: 'sandbox_identity_sign_in',
        resume: 'sandbox_identity_resume',
      },
      long: { path: new URL(issuer).pathname, httpOnly: true, sameSite: 'lax' },
      short: { httpOnly: true, sameSite: 'lax' },
    },
    routes: {
      authorization: '/authorize',
      jwks: '/jwks',
      token: '/token',
      userinfo: '/userinfo',
    },
    responseTypes: ['code'],
    scopes: ['openid', 'email', 'profile'],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    clientAuthMethods: ['client_secret_basic', 'client_secret_post'],
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    expiresWithSession: () => false,
    clientBasedCORS: () => false,
    ttl: {
      AccessToken: tokenSeconds,
      AuthorizationCode: codeSeconds,
      Grant: tokenSeconds,
      IdToken: tokenSeconds,
      Interaction: signInSeconds,
      Session: signInSeconds,
    },
    features: {
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      resourceIndicators: { enabled: false },
      rpInitiatedLogout: { enabled: false },
    },
    interactions: {
      policy: signInPolicy(),
      url: (_ctx, { uid }) => `${issuer}/sign-in/${uid}`,
    },
    findAccount(_ctx, accountId) {
      const person = people.find(accountId);
      return person && { accountId, claims: () => claimsOf(person) };
    },
    loadExistingGrant: grantWhatIsAsked,
    renderError,
  });
  provider.on('authorization.error', onError);
  provider.on('grant.error', onError);
  provider.on('userinfo.error', onError);
  provider.on('server_error', onError);
  // Without a listener the library writes to stderr what it cannot tell a client that is gone.
  const events: EventEmitter = provider;
  events.on('error', (error: Error, context?: KoaContextWithOIDC) => context && onError(context, error));
  return provider;
}

async function grantWhatIsAsked({ oidc }: KoaContextWithOIDC) {
  const { account, client } = oidc;
  if (!account || !client) return undefined;
  const grant = new oidc.provider.Grant({ accountId: account.accountId, clientId: client.clientId });
  grant.addOIDCScope([...oidc.requestParamOIDCScopes]);
  await grant.save();
  return grant;
}
