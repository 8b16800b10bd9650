import { accountTexts, type RegisterRequest } from '@genie/contract';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import type { RequestFacts } from '../../http/request-facts.ts';
import { limitAttempts } from '../abuse/index.ts';
import { recordSecurityEvent } from '../audit/index.ts';
import { outboxJob, putInOutbox } from '../mail/index.ts';
import {
  emailKeyOf,
  findUserByEmail,
  insertCode,
  insertRegistration,
  type PendingRegistration,
} from './account-store.ts';
import { confirmationMail, confirmationMailKind } from './confirmation-mail.ts';
import { newCode } from './one-time-code.ts';
import { hashPassword } from './passwords.ts';
import { refuseCardData } from './refuse-card-data.ts';

export const emailRegistered = (): AppError => new AppError('email_registered', accountTexts.registerFailed);

/** Takes a registration and mails its code. Nothing becomes an account before the code comes back. */
export const register = async (
  context: Context,
  request: RegisterRequest,
  facts: RequestFacts,
): Promise<PendingRegistration> => {
  refuseCardData(request.full_name);
  const emailKey = emailKeyOf(request.email);
  await limitAttempts(context, 'register', { byAddress: facts.address, byEmail: emailKey });
  if (await findUserByEmail(context.storage.db, emailKey)) throw emailRegistered();
  const registration = {
    id: context.random.uuid(),
    email: request.email,
    emailKey,
    fullName: request.full_name,
    phone: request.phone,
    passwordHash: await hashPassword(request.password, context.config.passwords.bcryptCost),
    createdAt: context.clock.now(),
  };
  const { code, stored } = newCode(context, registration.id);
  const mail = confirmationMail(context, { to: request.email, code });
  await context.storage.transaction(async (tx) => {
    await insertRegistration(tx, registration);
    await insertCode(tx, registration.id, stored);
    await putInOutbox(context, tx, confirmationMailKind, mail);
    await recordSecurityEvent(tx, context, { kind: 'registered', email: emailKey, facts });
  });
  context.jobs.wake(outboxJob);
  return registration;
};
