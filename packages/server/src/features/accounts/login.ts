import { accountTexts, type LoginRequest } from '@genie/contract';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { startSession } from '../sessions/index.ts';
import { emailKeyOf, findRegistrationsByEmail, findUserByEmail } from './account-store.ts';
import { passwordMatches } from './passwords.ts';

const mostPendingTried = 3;

/** Signs in. An unverified registration with the right password is told so, with whom its code is about. */
export const login = async (
  context: Context,
  request: LoginRequest & { userAgent: string },
): Promise<{ userId: string; sessionId: string; refreshToken: string; name: string }> => {
  const { config, storage } = context;
  const emailKey = emailKeyOf(request.email);
  const user = await findUserByEmail(storage.db, emailKey);
  const matches = (hash: string | null | undefined) =>
    passwordMatches(request.password, hash, config.passwords.bcryptCost);
  if (!user) throw await whyUnknown(context, emailKey, matches);
  if (!(await matches(user.passwordHash))) throw wrongCredentials();
  const session = await startSession(context, { userId: user.id, userAgent: request.userAgent });
  return { ...session, name: user.fullName };
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
