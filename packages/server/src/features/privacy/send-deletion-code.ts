import { accountTexts, constants } from '@genie/contract';
import { addMinutes } from '../../clock.ts';
import type { Context } from '../../context.ts';
import { AppError, unauthenticated } from '../../errors.ts';
import type { Caller } from '../../http/authentication.ts';
import type { RequestFacts } from '../../http/request-facts.ts';
import { limitAttempts } from '../abuse/index.ts';
import { emailKeyOf, findUserById } from '../accounts/index.ts';
import { recordSecurityEvent } from '../audit/index.ts';
import { outboxJob, putInOutbox } from '../mail/index.ts';
import { deletionCodeHash } from './deletion-code.ts';
import { replaceDeletionCode } from './deletion-code-store.ts';
import { deletionCodeMail } from './deletion-mails.ts';

const { digits, lifetimeMinutes, tries } = constants.oneTimeCode;

/**
 * Mails the code with which a person without a password confirms the deletion of the account; it replaces the one before.
 *
 * @throws AppError validation_failed for who has a password: that one is asked for then
 */
export const sendDeletionCode = async (
  context: Context,
  { userId }: Caller,
  facts: RequestFacts,
): Promise<void> => {
  const { clock, random, storage } = context;
  const user = await findUserById(storage.db, userId);
  if (!user) throw unauthenticated();
  if (user.passwordHash !== null) {
    throw new AppError('validation_failed', accountTexts.passwordMissing, {
      details: { fields: { password: accountTexts.passwordMissing } },
    });
  }
  await limitAttempts(context, 'resend', { byEmail: emailKeyOf(user.email) });
  const code = random.digits(digits);
  const stored = {
    codeHash: deletionCodeHash(context, userId, code),
    expiresAt: addMinutes(clock.now(), lifetimeMinutes),
    triesLeft: tries,
  };
  const mail = deletionCodeMail(context, user, code);
  await storage.transaction(async (tx) => {
    await replaceDeletionCode(tx, userId, stored);
    await putInOutbox(context, tx, 'deletion_code', mail);
    await recordSecurityEvent(tx, context, { kind: 'deletion_code_sent', userId, facts });
  });
  context.jobs.wake(outboxJob);
};
