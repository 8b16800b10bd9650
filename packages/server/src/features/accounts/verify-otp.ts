import { accountTexts, type VerifyOtpRequest } from '@genie/contract';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import type { RequestFacts } from '../../http/request-facts.ts';
import { isUniqueViolation } from '../../storage/index.ts';
import { limitAttempts } from '../abuse/index.ts';
import { recordSecurityEvent } from '../audit/index.ts';
import { startFreePlan } from '../plans/index.ts';
import {
  activateRegistration,
  consumeCode,
  findCode,
  findRegistration,
  findUserByEmail,
  takeTry,
} from './account-store.ts';
import { codeMatches } from './one-time-code.ts';
import { emailRegistered } from './register.ts';

const wrongCode = () => new AppError('otp_incorrect', accountTexts.otpFailed);

/** Verifies a registration: it becomes an account, and the Free Plan starts if this e-mail never had it. */
export const verifyOtp = async (
  context: Context,
  { user_id: id, otp }: VerifyOtpRequest,
  facts: RequestFacts,
): Promise<void> => {
  const { clock, storage } = context;
  const attempt = await limitAttempts(context, 'code', { byAddress: facts.address });
  // The try is taken before the code is looked at, so that guesses in parallel cannot share one.
  const code = await takeTry(storage.db, id, clock.now());
  if (!code) throw whyNoTry(await findCode(storage.db, id), clock.now());
  if (!codeMatches(context, id, otp, code)) {
    const email = (await findRegistration(storage.db, id))?.emailKey;
    await recordSecurityEvent(storage.db, context, { kind: 'code_failed', facts, ...(email && { email }) });
    throw wrongCode();
  }
  try {
    await storage.transaction(async (tx) => {
      if (!(await consumeCode(tx, code.id))) throw wrongCode();
      const registration = await findRegistration(tx, id);
      if (!registration) throw wrongCode();
      if (await findUserByEmail(tx, registration.emailKey)) throw emailRegistered();
      await activateRegistration(tx, registration, clock.now());
      await startFreePlan(context, tx, registration);
      await recordSecurityEvent(tx, context, { kind: 'verified', userId: id, facts });
    });
  } catch (error) {
    throw isUniqueViolation(error) ? emailRegistered() : error;
  }
  await attempt.giveBack();
};

const whyNoTry = (code: { expiresAt: Date } | null, now: Date): AppError => {
  if (!code) return wrongCode();
  return code.expiresAt <= now
    ? new AppError('otp_expired', accountTexts.otpExpired)
    : new AppError('otp_exhausted', accountTexts.otpExhausted);
};
