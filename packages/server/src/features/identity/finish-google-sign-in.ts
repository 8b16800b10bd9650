import { accountTexts } from '@genie/contract';
import type { ProvenIdentity, SignInChecks } from '../../adapters/identity/identity-client.ts';
import { signInFailed } from '../../adapters/identity/identity-error.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import type { RequestFacts } from '../../http/request-facts.ts';
import { hashToken } from '../../sealing.ts';
import { limitAttempts } from '../abuse/index.ts';
import { recordSecurityEvent } from '../audit/index.ts';
import { type SignedIn, signIn } from '../sessions/index.ts';
import { openAccount } from './open-account.ts';
import { consumeSignInAttempt } from './sign-in-attempt-store.ts';

/** What the browser came back with. */
type Returned = {
  readonly state: string;
  readonly code: string;
  readonly browserToken: string | undefined;
};

/**
 * Finishes a sign-in at the OpenID provider with what the browser came back with.
 *
 * @throws AppError google_sign_in_failed when nobody is proven, link_required when the account of that e-mail has a
 *   password; what `IdentityClient.finish` throws
 */
export const finishGoogleSignIn = async (
  context: Context,
  returned: Returned,
  facts: RequestFacts,
): Promise<SignedIn> => {
  const attempt = await limitAttempts(context, 'google', { byAddress: facts.address });
  const proven = await prove(context, returned).catch(async (error: unknown) => {
    if (error instanceof AppError && error.code === 'google_sign_in_failed') await recordFailure({});
    throw error;
  });
  if (!proven.emailVerified) {
    await recordFailure({ email: proven.email });
    throw new AppError('google_sign_in_failed', accountTexts.googleEmailUnverified);
  }
  const opened = await openAccount(context, proven, facts);
  await attempt.giveBack();
  if ('linkToken' in opened) {
    throw new AppError('link_required', accountTexts.linkRequired, {
      details: { link_token: opened.linkToken },
    });
  }
  return signIn(context, facts, opened.user, 'google');

  function recordFailure(whose: { email?: string }) {
    return recordSecurityEvent(context.storage.db, context, {
      kind: 'google_sign_in_failed',
      ...whose,
      facts,
    });
  }
};

const prove = async (context: Context, { state, code, browserToken }: Returned): Promise<ProvenIdentity> => {
  const checks = await takeChecks(context, state, browserToken);
  if (!context.identity || !checks || code === '') throw signInFailed();
  return context.identity.finish(code, checks);
};

const takeChecks = async (
  { clock, sealing, storage }: Context,
  state: string,
  browserToken: string | undefined,
): Promise<SignInChecks | undefined> => {
  if (state === '' || browserToken === undefined) return undefined;
  const key = { stateHash: hashToken(state), browserHash: hashToken(browserToken) };
  const attempt = await consumeSignInAttempt(storage.db, key, clock.now());
  return attempt && { state, nonce: attempt.nonce, codeVerifier: sealing.open(attempt.codeVerifierSealed) };
};
