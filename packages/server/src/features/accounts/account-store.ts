import type { AnyDatabase, Database, DatabaseTransaction } from '../../storage/index.ts';

/** E-mails compare without case. */
export const emailKeyOf = (email: string): string => email.trim().toLowerCase();

export type PendingRegistration = {
  id: string;
  email: string;
  emailKey: string;
  fullName: string;
  phone: string;
  passwordHash: string;
  createdAt: Date;
};

/** A person whose e-mail is proven; without a password for who signs in at a provider. */
type NewUser = Omit<PendingRegistration, 'createdAt' | 'passwordHash'> & { passwordHash: string | null };

export type LiveCode = { id: string; codeHash: string; expiresAt: Date; triesLeft: number; sentAt: Date };

const credentials = { id: true, email: true, fullName: true, passwordHash: true } as const;

export const findUserByEmail = (db: AnyDatabase, emailKey: string) =>
  db.user.findUnique({ where: { emailKey }, select: credentials });

/** An account as an operator may see it; of the password only whether there is one is to be told. */
export const findAccountByEmail = (db: Database, emailKey: string) =>
  db.user.findUnique({
    where: { emailKey },
    select: { ...credentials, phone: true, role: true, createdAt: true },
  });

export const findUserById = (db: AnyDatabase, id: string) =>
  db.user.findUnique({ where: { id }, select: credentials });

/** Sets a password unless another was set since `replaces` was read; false then. */
export const setPasswordHash = async (
  tx: DatabaseTransaction,
  userId: string,
  { replaces, passwordHash, now }: { replaces?: string | null; passwordHash: string; now: Date },
): Promise<boolean> => {
  const unchanged = replaces === undefined ? {} : { passwordHash: replaces };
  const { count } = await tx.user.updateMany({
    where: { id: userId, ...unchanged },
    data: { passwordHash, updatedAt: now },
  });
  return count === 1;
};

/** Sets what an account is; false when it is gone. */
export const setUserRole = async (
  db: Database,
  userId: string,
  { role, now }: { role: string; now: Date },
): Promise<boolean> => {
  const { count } = await db.user.updateMany({ where: { id: userId }, data: { role, updatedAt: now } });
  return count === 1;
};

export const findRegistration = (db: AnyDatabase, id: string) =>
  db.registration.findUnique({ where: { id } });

/** Registrations that wait for an e-mail, newest first. */
export const findRegistrationsByEmail = (db: Database, emailKey: string, most: number) =>
  db.registration.findMany({
    where: { emailKey },
    orderBy: { createdAt: 'desc' },
    take: most,
    select: credentials,
  });

export const insertRegistration = async (tx: DatabaseTransaction, registration: PendingRegistration) => {
  await tx.registration.create({ data: registration });
};

export const insertCode = async (tx: DatabaseTransaction, registrationId: string, code: LiveCode) => {
  await tx.oneTimeCode.create({ data: { ...code, registrationId } });
};

/** Replaces the code of a registration unless one was sent after `sentBefore`. */
export const replaceCode = async (
  tx: DatabaseTransaction,
  registrationId: string,
  { id, ...code }: LiveCode,
  sentBefore: Date,
): Promise<boolean> => {
  const { count } = await tx.oneTimeCode.updateMany({
    where: { registrationId, sentAt: { lte: sentBefore } },
    data: { id, ...code },
  });
  return count === 1;
};

export const findCode = (db: Database, registrationId: string) =>
  db.oneTimeCode.findUnique({ where: { registrationId } });

/**
 * Takes one of the tries a code has left and gives that code, in one statement: one that replaces it meanwhile has tries of
 * its own. Undefined when there is no live code to try.
 */
export const takeTry = async (
  db: Database,
  registrationId: string,
  now: Date,
): Promise<LiveCode | undefined> => {
  const [code] = await db.oneTimeCode.updateManyAndReturn({
    where: { registrationId, triesLeft: { gt: 0 }, expiresAt: { gt: now } },
    data: { triesLeft: { decrement: 1 } },
  });
  return code;
};

/** Uses a code up; false when somebody else just did, or it was replaced. */
export const consumeCode = async (tx: DatabaseTransaction, codeId: string): Promise<boolean> =>
  (await tx.oneTimeCode.deleteMany({ where: { id: codeId } })).count === 1;

/** Adds a user whose e-mail is proven. @throws a unique violation when the e-mail has one */
export const insertVerifiedUser = async (tx: DatabaseTransaction, user: NewUser, now: Date) => {
  await tx.user.create({ data: { ...user, createdAt: now, updatedAt: now } });
};

/** Makes a pending registration a user and removes all that wait for the same e-mail. */
export const activateRegistration = async (
  tx: DatabaseTransaction,
  { createdAt: _, ...registration }: PendingRegistration,
  now: Date,
) => {
  await insertVerifiedUser(tx, registration, now);
  await deleteRegistrationsOf(tx, registration.emailKey);
};

/** Removes all that wait for an e-mail. */
export const deleteRegistrationsOf = async (tx: DatabaseTransaction, emailKey: string): Promise<void> => {
  await tx.registration.deleteMany({ where: { emailKey } });
};

export const deleteRegistrationsBefore = async (db: Database, time: Date) => {
  await db.registration.deleteMany({ where: { createdAt: { lt: time } } });
};
