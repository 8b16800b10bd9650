import type { AnyDatabase, Database, DatabaseTransaction, Statements } from '../../storage/index.ts';

type NewSession = {
  id: string;
  userId: string;
  refreshTokenHash: string;
  userAgent: string;
  createdAt: Date;
  lastUsedAt: Date;
  expiresAt: Date;
};

export const insertSession = async (tx: DatabaseTransaction, session: NewSession): Promise<void> => {
  await tx.session.create({ data: session });
};

/** Whether the password is still the one that was read; nobody else can change it before this transaction ends. */
export const holdPassword = async (
  tx: DatabaseTransaction,
  userId: string,
  passwordHash: string | null,
): Promise<boolean> => {
  const { count } = await tx.user.updateMany({ where: { id: userId, passwordHash }, data: { passwordHash } });
  return count === 1;
};

/** Whether an account has been signed in before, as far as anything still shows it. */
export const hasSignedInBefore = async (tx: DatabaseTransaction, userId: string): Promise<boolean> =>
  (await tx.session.findFirst({ where: { userId }, select: { id: true } })) !== null ||
  (await tx.knownDevice.findFirst({ where: { userId }, select: { userId: true } })) !== null;

/** Whether a session is of that account and neither ended nor expired. */
export const isSessionAlive = async (
  db: Statements,
  session: { id: string; userId: string },
  now: Date,
): Promise<boolean> => {
  const [found] = await db.$queryRaw<{ readonly expiresAt: Date }[]>`
    SELECT expires_at AS "expiresAt" FROM sessions
    WHERE id = ${session.id} AND user_id = ${session.userId} AND revoked_at IS NULL`;
  return found !== undefined && found.expiresAt > now;
};

/** Marks the session of a refresh token as used; null when there is none alive. */
export const touchSession = async (
  db: Database,
  refreshTokenHash: string,
  now: Date,
): Promise<{ id: string; userId: string } | null> => {
  const alive = { refreshTokenHash, revokedAt: null, expiresAt: { gt: now } };
  const { count } = await db.session.updateMany({ where: alive, data: { lastUsedAt: now } });
  return count === 0
    ? null
    : db.session.findUnique({ where: { refreshTokenHash }, select: { id: true, userId: true } });
};

/** Ends a session of an account; false when it has none alive with that id. */
export const revokeSession = async (
  db: AnyDatabase,
  session: { id: string; userId: string },
  now: Date,
): Promise<boolean> => {
  const { count } = await db.session.updateMany({
    where: { ...session, revokedAt: null, expiresAt: { gt: now } },
    data: { revokedAt: now },
  });
  return count === 1;
};

/** Ends the sessions of an account, all of them or all but one; returns how many. */
export const revokeSessionsOf = async (
  db: AnyDatabase,
  userId: string,
  { now, except }: { now: Date; except?: string },
): Promise<number> => {
  const others = except === undefined ? {} : { id: { not: except } };
  const { count } = await db.session.updateMany({
    where: { userId, revokedAt: null, expiresAt: { gt: now }, ...others },
    data: { revokedAt: now },
  });
  return count;
};

const shown = { id: true, userAgent: true, createdAt: true, lastUsedAt: true } as const;

/** The sessions of an account that are alive, the one used last first. */
export const findLiveSessions = (db: Database, userId: string, now: Date) =>
  db.session.findMany({
    where: { userId, revokedAt: null, expiresAt: { gt: now } },
    orderBy: [{ lastUsedAt: 'desc' }, { id: 'asc' }],
    select: shown,
  });

/** All that is stored of an account's sessions but their secrets, oldest first. */
export const findSessionsOf = (db: Database, userId: string) =>
  db.session.findMany({
    where: { userId },
    orderBy: { createdAt: 'asc' },
    select: { ...shown, expiresAt: true, revokedAt: true },
  });

export const deleteSessionsExpiredBefore = async (db: Database, time: Date): Promise<void> => {
  await db.session.deleteMany({ where: { expiresAt: { lt: time } } });
};
