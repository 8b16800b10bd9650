import { accountTexts, type LinkGoogleRequest } from '@genie/contract';
import { signInFailed } from '../../adapters/identity/identity-error.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import type { RequestFacts } from '../../http/request-facts.ts';
import { hashToken } from '../../sealing.ts';
import { isUniqueViolation } from '../../storage/index.ts';
import { limitAttempts } from '../abuse/index.ts';
import { findUserById, passwordMatches } from '../accounts/index.ts';
import { recordSecurityEvent } from '../audit/index.ts';
import { holdPassword, type SignedIn, signIn } from '../sessions/index.ts';
import { findUserByIdentity, insertIdentity } from './identity-store.ts';
import { consumeLinkRequest, findLinkRequest, type LinkRequest, takeLinkTry } from './link-request-store.ts';

const wrongPassword = () => new AppError('invalid_credentials', accountTexts.loginFailed);

/** Links a proven sign-in at the provider to the account of its e-mail, after the account's password was given once. */
export const linkGoogle = async (
  context: Context,
  { link_token, password }: LinkGoogleRequest,
  facts: RequestFacts,
): Promise<SignedIn> => {
  const { clock, config, storage } = context;
  const tokenHash = hashToken(link_token);
  const byAddress = await limitAttempts(context, 'google', { byAddress: facts.address });
  const request = await findLinkRequest(storage.db, tokenHash, clock.now());
  if (!request) throw signInFailed();
  const { userId } = request;
  const byAccount = await limitAttempts(context, 'password', { byAccount: userId });
  // The try is taken before the password is looked at, so that guesses in parallel cannot share one.
  if (!(await takeLinkTry(storage.db, tokenHash, clock.now()))) throw signInFailed();
  const user = await findUserById(storage.db, userId);
  if (!user || !(await passwordMatches(password, user.passwordHash, config.passwords.bcryptCost))) {
    const whose = user && { userId };
    await recordSecurityEvent(storage.db, context, { kind: 'google_sign_in_failed', ...whose, facts });
    throw wrongPassword();
  }
  await link(context, request, user.passwordHash, facts);
  await byAddress.giveBack();
  await byAccount.giveBack();
  return signIn(context, facts, user, 'google');
};

const link = async (
  context: Context,
  request: LinkRequest,
  passwordHash: string | null,
  facts: RequestFacts,
): Promise<void> => {
  const { userId, tokenHash } = request;
  try {
    await context.storage.transaction(async (tx) => {
      if (!(await holdPassword(tx, userId, passwordHash))) throw wrongPassword();
      if (!(await consumeLinkRequest(tx, tokenHash))) throw signInFailed();
      const opens = await findUserByIdentity(tx, request);
      if (opens && opens.id !== userId) throw signInFailed();
      if (!opens) await insertIdentity(tx, userId, request, context.clock.now());
      await recordSecurityEvent(tx, context, { kind: 'google_linked', userId, facts });
    });
  } catch (error) {
    throw isUniqueViolation(error) ? signInFailed(error) : error;
  }
};
