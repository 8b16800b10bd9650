import { accountTexts } from '@genie/contract';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import type { RequestFacts } from '../../http/request-facts.ts';
import { hashToken } from '../../sealing.ts';
import { limitAttempts } from '../abuse/index.ts';
import { recordSecurityEvent } from '../audit/index.ts';
import { outboxJob, putInOutbox } from '../mail/index.ts';
import { revokeSessionsOf } from '../sessions/index.ts';
import { setPasswordHash } from './account-store.ts';
import { passwordChangedMail } from './password-mails.ts';
import { consumePasswordReset, findPasswordReset } from './password-reset-store.ts';
import { hashPassword } from './passwords.ts';

const wrongToken = () => new AppError('reset_token_invalid', accountTexts.resetFailed);

/** Sets a new password with the token of a mailed link, once; every session of the account ends. */
export const resetPassword = async (
  context: Context,
  { token, password }: { token: string; password: string },
  facts: RequestFacts,
): Promise<void> => {
  const { clock, config, storage } = context;
  const attempt = await limitAttempts(context, 'reset', { byAddress: facts.address });
  const tokenHash = hashToken(token);
  const user = await findPasswordReset(storage.db, tokenHash, clock.now());
  if (!user) throw wrongToken();
  const passwordHash = await hashPassword(password, config.passwords.bcryptCost);
  const now = clock.now();
  const mail = passwordChangedMail(context, user, { facts, at: now });
  await storage.transaction(async (tx) => {
    if (!(await consumePasswordReset(tx, tokenHash, now))) throw wrongToken();
    await setPasswordHash(tx, user.id, { passwordHash, now });
    await revokeSessionsOf(tx, user.id, { now });
    await putInOutbox(context, tx, 'password_changed', mail);
    await recordSecurityEvent(tx, context, { kind: 'password_reset', userId: user.id, facts });
  });
  context.jobs.wake(outboxJob);
  await attempt.giveBack();
};
