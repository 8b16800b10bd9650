import { constants } from '@genie/contract';
import { addMinutes } from '../../clock.ts';
import type { Context } from '../../context.ts';
import { notFound } from '../../errors.ts';
import { hashToken } from '../../sealing.ts';
import { limitAttempts } from '../abuse/index.ts';
import { insertSignInAttempt } from './sign-in-attempt-store.ts';

/**
 * Begins a sign-in at the OpenID provider. It can be finished once, within ten minutes, by the browser that began it: its
 * cookie is what a link that somebody else sends does not bring along.
 *
 * @param given.browserToken the cookie of a browser that has begun another sign-in, in another tab for instance
 * @returns where to send the browser, and what to set its cookie to
 * @throws AppError not_found when signing in this way is switched off; what `IdentityClient.begin` throws
 */
export const beginGoogleSignIn = async (
  context: Context,
  { address, browserToken: given }: { address: string; browserToken: string | undefined },
): Promise<{ authorizationUrl: string; browserToken: string }> => {
  const { clock, identity, random, sealing, storage } = context;
  if (!identity) throw notFound();
  await limitAttempts(context, 'google', { byAddress: address });
  const { authorizationUrl, checks } = await identity.begin();
  const browserToken = given ?? random.token();
  await insertSignInAttempt(storage.db, {
    stateHash: hashToken(checks.state),
    browserHash: hashToken(browserToken),
    nonce: checks.nonce,
    codeVerifierSealed: sealing.seal(checks.codeVerifier),
    expiresAt: addMinutes(clock.now(), constants.googleSignInLifetimeMinutes),
  });
  return { authorizationUrl, browserToken };
};
