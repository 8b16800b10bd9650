import { accountTexts, constants } from '@genie/contract';
import { maskSensitiveCardData } from '@genie/payment-formats';
import { addDays } from '../../clock.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import type { Caller } from '../../http/authentication.ts';
import type { RequestFacts } from '../../http/request-facts.ts';
import { hashToken } from '../../sealing.ts';
import { type DatabaseTransaction, isForeignKeyViolation } from '../../storage/index.ts';
import { recordSecurityEvent } from '../audit/index.ts';
import { outboxJob, putInOutbox } from '../mail/index.ts';
import { deviceStanding, rememberDevice } from './known-devices.ts';
import { hasSignedInBefore, holdPassword, insertSession } from './session-store.ts';
import type { SignInMethod } from './sign-in-method.ts';
import { unknownDeviceMail } from './unknown-device-mail.ts';

const longestUserAgent = 300;

/** A session that just began, with the two secrets that are given out once. */
export type SignedIn = Caller & {
  readonly refreshToken: string;
  readonly deviceToken: string;
  readonly name: string;
};

type Person = {
  readonly id: string;
  readonly email: string;
  readonly fullName: string;
  /** That of the password that was given: it must still be the account's. */
  readonly passwordHash?: string | null;
};

const refused = () => new AppError('invalid_credentials', accountTexts.loginFailed);

/**
 * Begins a session for somebody who has proven who they are, and remembers the device. From a device that the account
 * does not know, the owner is told by mail, except at the very first sign-in. Answer with `presentSignIn`.
 *
 * @throws AppError invalid_credentials when the account was deleted or its password changed meanwhile
 */
export const signIn = async (
  context: Context,
  facts: RequestFacts,
  user: Person,
  method: SignInMethod,
): Promise<SignedIn> => {
  const { random, storage } = context;
  const fresh = { sessionId: random.uuid(), refreshToken: random.token(), deviceToken: random.token() };
  const begun = await storage
    .transaction((tx) => begin(context, tx, { facts, user, method, fresh }))
    .catch((error: unknown) => {
      throw isForeignKeyViolation(error) ? refused() : error;
    });
  if (begun.isNoteworthy) context.jobs.wake(outboxJob);
  const { sessionId, refreshToken } = fresh;
  return {
    userId: user.id,
    sessionId,
    refreshToken,
    deviceToken: begun.deviceToken,
    name: user.fullName,
  };
};

type Beginning = {
  readonly facts: RequestFacts;
  readonly user: Person;
  readonly method: SignInMethod;
  readonly fresh: { readonly sessionId: string; readonly refreshToken: string; readonly deviceToken: string };
};

const begin = async (
  context: Context,
  tx: DatabaseTransaction,
  { facts, user, method, fresh }: Beginning,
): Promise<{ deviceToken: string; isNoteworthy: boolean }> => {
  const userId = user.id;
  const now = context.clock.now();
  // It holds the account's row until the end: who changes the password waits, and then ends this session too.
  if (user.passwordHash !== undefined && !(await holdPassword(tx, userId, user.passwordHash)))
    throw refused();
  const standing = await deviceStanding(tx, { userId, deviceToken: facts.deviceToken });
  const isNoteworthy = standing !== 'known' && (await hasSignedInBefore(tx, userId));
  const deviceToken = (standing === 'unknown' ? undefined : facts.deviceToken) ?? fresh.deviceToken;
  await insertSession(tx, {
    id: fresh.sessionId,
    userId,
    refreshTokenHash: hashToken(fresh.refreshToken),
    // Masked whole, as a number that is cut off is none that could be told.
    userAgent: maskSensitiveCardData(facts.userAgent).text.slice(0, longestUserAgent),
    createdAt: now,
    lastUsedAt: now,
    expiresAt: addDays(now, constants.refreshTokenLifetimeDays),
  });
  await rememberDevice(tx, { userId, deviceToken, now });
  const kind = isNoteworthy ? 'sign_in_unknown_device' : 'sign_in';
  await recordSecurityEvent(tx, context, { kind, userId, facts });
  if (isNoteworthy) {
    const mail = unknownDeviceMail(context, { user, facts, method, at: now });
    await putInOutbox(context, tx, 'unknown_device', mail);
  }
  return { deviceToken, isNoteworthy };
};
