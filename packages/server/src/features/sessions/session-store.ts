import type { Database } from '../../storage/index.ts';

type NewSession = {
  id: string;
  userId: string;
  refreshTokenHash: string;
  userAgent: string;
  createdAt: Date;
  lastUsedAt: Date;
  expiresAt: Date;
};

export const insertSession = async (db: Database, session: NewSession): Promise<void> => {
  await db.session.create({ data: session });
};

export const isSessionAlive = async (
  db: Database,
  session: { id: string; userId: string },
  now: Date,
): Promise<boolean> =>
  (await db.session.findFirst({
    where: { ...session, revokedAt: null, expiresAt: { gt: now } },
    select: { id: true },
  })) !== null;

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

export const revokeSession = async (
  db: Database,
  session: { id: string; userId: string },
  now: Date,
): Promise<void> => {
  await db.session.updateMany({ where: { ...session, revokedAt: null }, data: { revokedAt: now } });
};

export const deleteSessionsExpiredBefore = async (db: Database, time: Date): Promise<void> => {
  await db.session.deleteMany({ where: { expiresAt: { lt: time } } });
};
