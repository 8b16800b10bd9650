import { profileTexts } from '@genie/contract';
import type { Context } from '../../context.ts';
import { AppError, unauthenticated } from '../../errors.ts';
import type { Caller } from '../../http/authentication.ts';
import type { RequestFacts } from '../../http/request-facts.ts';
import { limitAttempts } from '../abuse/index.ts';
import { recordSecurityEvent } from '../audit/index.ts';
import { outboxJob, putInOutbox } from '../mail/index.ts';
import { revokeSessionsOf } from '../sessions/index.ts';
import { findUserById, setPasswordHash } from './account-store.ts';
import { passwordChangedMail } from './password-mails.ts';
import { dropPasswordReset } from './password-reset-store.ts';
import { hashPassword, passwordMatches } from './passwords.ts';

const wrongOldPassword = () => new AppError('password_incorrect', profileTexts.oldPasswordIncorrect);

/**
 * Changes the caller's password by the old one, or sets a first one for those who have none. The caller's session goes on,
 * all others end, and a mailed link that would set another password is void.
 */
export const updatePassword = async (
  context: Context,
  { userId, sessionId }: Caller,
  { password, oldPassword }: { password: string; oldPassword: string },
  facts: RequestFacts,
): Promise<void> => {
  const { clock, config, storage } = context;
  const { bcryptCost } = config.passwords;
  const attempt = await limitAttempts(context, 'password', { byAccount: userId });
  const user = await findUserById(storage.db, userId);
  if (!user) throw unauthenticated();
  const replaces = user.passwordHash;
  if (replaces !== null && !(await passwordMatches(oldPassword, replaces, bcryptCost))) {
    await recordSecurityEvent(storage.db, context, { kind: 'password_change_failed', userId, facts });
    throw wrongOldPassword();
  }
  const passwordHash = await hashPassword(password, bcryptCost);
  const now = clock.now();
  const mail = passwordChangedMail(context, user, { facts, at: now });
  await storage.transaction(async (tx) => {
    if (!(await setPasswordHash(tx, userId, { replaces, passwordHash, now }))) throw wrongOldPassword();
    await dropPasswordReset(tx, userId);
    await revokeSessionsOf(tx, userId, { now, except: sessionId });
    await putInOutbox(context, tx, 'password_changed', mail);
    await recordSecurityEvent(tx, context, { kind: 'password_changed', userId, facts });
  });
  context.jobs.wake(outboxJob);
  await attempt.giveBack();
};
