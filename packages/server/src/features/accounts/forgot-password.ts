import { accountTexts, constants } from '@genie/contract';
import { addMinutes } from '../../clock.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import type { RequestFacts } from '../../http/request-facts.ts';
import { hashToken } from '../../sealing.ts';
import { limitAttempts } from '../abuse/index.ts';
import { recordSecurityEvent } from '../audit/index.ts';
import { outboxJob, putInOutbox } from '../mail/index.ts';
import { emailKeyOf, findUserByEmail } from './account-store.ts';
import { passwordResetMail } from './password-mails.ts';
import { replacePasswordReset } from './password-reset-store.ts';

/**
 * Mails a link that sets a new password; it replaces the one before. The documented client tells an unknown e-mail from a
 * known one, so the limits are what keeps addresses from being tried in numbers.
 */
export const forgotPassword = async (context: Context, email: string, facts: RequestFacts): Promise<void> => {
  const { clock, random, storage } = context;
  const emailKey = emailKeyOf(email);
  await limitAttempts(context, 'reset', { byAddress: facts.address, byEmail: emailKey });
  const user = await findUserByEmail(storage.db, emailKey);
  if (!user) {
    const kind = 'password_reset_requested';
    await recordSecurityEvent(storage.db, context, { kind, email: emailKey, facts });
    throw new AppError('not_found', accountTexts.forgotFailed);
  }
  const token = random.token();
  const now = clock.now();
  const link = {
    tokenHash: hashToken(token),
    expiresAt: addMinutes(now, constants.passwordResetLifetimeMinutes),
    createdAt: now,
  };
  const mail = passwordResetMail(context, user, token);
  await storage.transaction(async (tx) => {
    await replacePasswordReset(tx, user.id, link);
    await putInOutbox(context, tx, 'password_reset', mail);
    await recordSecurityEvent(tx, context, { kind: 'password_reset_requested', userId: user.id, facts });
  });
  context.jobs.wake(outboxJob);
};
