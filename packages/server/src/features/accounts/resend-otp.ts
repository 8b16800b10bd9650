import { accountTexts, constants } from '@genie/contract';
import { addSeconds } from '../../clock.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import type { RequestFacts } from '../../http/request-facts.ts';
import { limitAttempts } from '../abuse/index.ts';
import { recordSecurityEvent } from '../audit/index.ts';
import { outboxJob, putInOutbox } from '../mail/index.ts';
import { findCode, findRegistration, replaceCode } from './account-store.ts';
import { confirmationMail, confirmationMailKind } from './confirmation-mail.ts';
import { newCode } from './one-time-code.ts';

const { resendAfterSeconds } = constants.oneTimeCode;

/** Mails a new code in place of the old one, at most once a minute; returns the address it went to. */
export const resendOtp = async (context: Context, id: string, facts: RequestFacts): Promise<string> => {
  const { clock, storage } = context;
  await limitAttempts(context, 'resend', { byAddress: facts.address });
  const registration = await findRegistration(storage.db, id);
  if (!registration) throw registrationOver();
  const { emailKey } = registration;
  const attempt = await limitAttempts(context, 'resend', { byEmail: emailKey });
  const { code, stored } = newCode(context, id);
  const mail = confirmationMail(context, { to: registration.email, code });
  const replaced = await storage.transaction(async (tx) => {
    const done = await replaceCode(tx, id, stored, addSeconds(clock.now(), -resendAfterSeconds));
    if (!done) return false;
    await putInOutbox(context, tx, confirmationMailKind, mail);
    await recordSecurityEvent(tx, context, { kind: 'code_resent', email: emailKey, facts });
    return true;
  });
  if (!replaced) {
    await attempt.giveBack();
    throw await tooSoon(context, id);
  }
  context.jobs.wake(outboxJob);
  return registration.email;
};

const registrationOver = (): AppError => new AppError('not_found', accountTexts.registrationOver);

const tooSoon = async ({ clock, storage }: Context, id: string): Promise<AppError> => {
  const code = await findCode(storage.db, id);
  if (!code) return registrationOver();
  const waitMs = addSeconds(code.sentAt, resendAfterSeconds).getTime() - clock.now().getTime();
  const seconds = Math.max(1, Math.ceil(waitMs / 1_000));
  return new AppError('resend_too_soon', accountTexts.resendTooSoon(seconds), { retryAfterSeconds: seconds });
};
