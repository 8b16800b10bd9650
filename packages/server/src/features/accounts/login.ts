import { accountTexts, type LoginRequest } from '@genie/contract';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import type { RequestFacts } from '../../http/request-facts.ts';
import { type Attempt, limitAttempts, TooManyRequests } from '../abuse/index.ts';
import { recordSecurityEvent } from '../audit/index.ts';
import { spendSolution } from '../captcha/index.ts';
import { knownDeviceKey, type SignedIn, signIn } from '../sessions/index.ts';
import { emailKeyOf, findRegistrationsByEmail, findUserByEmail } from './account-store.ts';
import { passwordMatches } from './passwords.ts';

const mostPendingTried = 3;

/** Signs in. An unverified registration with the right password is told so, with whom its code is about. */
export const login = async (
  context: Context,
  request: LoginRequest,
  facts: RequestFacts,
): Promise<SignedIn> => {
  const { config, storage } = context;
  const emailKey = emailKeyOf(request.email);
  await spendSolution(context, request.captcha);
  const attempt = await takeAttempt(context, emailKey, facts);
  const user = await findUserByEmail(storage.db, emailKey);
  const matches = (hash: string | null | undefined) =>
    passwordMatches(request.password, hash, config.passwords.bcryptCost).catch(async (error: unknown) => {
      // Whose password was not looked at has not tried.
      await attempt.giveBack();
      throw error;
    });
  const refusal = user
    ? (await matches(user.passwordHash))
      ? undefined
      : wrongCredentials()
    : await whyUnknown(context, emailKey, matches);
  if (user && !refusal) {
    await attempt.giveBack();
    return signIn(context, facts, user, 'password');
  }
  const whose = user ? { userId: user.id } : { email: emailKey };
  await recordSecurityEvent(storage.db, context, { kind: 'sign_in_failed', ...whose, facts });
  throw refusal ?? wrongCredentials();
};

/**
 * A device in which the account was signed in before has a count of its own: whoever guesses elsewhere, from however many
 * addresses, does not keep the owner out.
 */
const takeAttempt = async (context: Context, emailKey: string, facts: RequestFacts): Promise<Attempt> => {
  const device = await knownDeviceKey(context, { emailKey, deviceToken: facts.deviceToken });
  const keys = device
    ? { byAccount: `device:${device}` }
    : { byAccount: `email:${emailKey}`, byAddress: facts.address };
  try {
    return await limitAttempts(context, 'login', keys);
  } catch (error) {
    if (error instanceof TooManyRequests && error.isFirstRefused) {
      await recordSecurityEvent(context.storage.db, context, {
        kind: 'sign_in_refused',
        email: emailKey,
        facts,
      });
    }
    throw error;
  }
};

const wrongCredentials = () => new AppError('invalid_credentials', accountTexts.loginFailed);

const whyUnknown = async (
  { storage }: Context,
  emailKey: string,
  matches: (hash: string | undefined | null) => Promise<boolean>,
): Promise<AppError> => {
  const pending = await findRegistrationsByEmail(storage.db, emailKey, mostPendingTried);
  if (pending.length === 0) await matches(undefined);
  for (const { id, passwordHash } of pending) {
    if (await matches(passwordHash)) {
      return new AppError('email_unverified', accountTexts.emailUnverified, { details: { user_id: id } });
    }
  }
  return wrongCredentials();
};
