import type { Database, DatabaseTransaction } from '../../storage/index.ts';

/** Makes this the one live link of a user. */
export const replacePasswordReset = async (
  tx: DatabaseTransaction,
  userId: string,
  link: { tokenHash: string; expiresAt: Date; createdAt: Date },
): Promise<void> => {
  await tx.passwordReset.upsert({ where: { userId }, create: { userId, ...link }, update: link });
};

/** The user of a live link. */
export const findPasswordReset = async (db: Database, tokenHash: string, now: Date) =>
  (
    await db.passwordReset.findFirst({
      where: { tokenHash, expiresAt: { gt: now } },
      select: { user: { select: { id: true, email: true, fullName: true } } },
    })
  )?.user;

/** Uses a live link up; false when somebody else just did, it was replaced, or its time is over. */
export const consumePasswordReset = async (
  tx: DatabaseTransaction,
  tokenHash: string,
  now: Date,
): Promise<boolean> =>
  (await tx.passwordReset.deleteMany({ where: { tokenHash, expiresAt: { gt: now } } })).count === 1;

/** A link that was asked for before the password was changed otherwise must not change it again. */
export const dropPasswordReset = async (tx: DatabaseTransaction, userId: string): Promise<void> => {
  await tx.passwordReset.deleteMany({ where: { userId } });
};

export const deletePasswordResetsExpiredBefore = async (db: Database, time: Date): Promise<void> => {
  await db.passwordReset.deleteMany({ where: { expiresAt: { lte: time } } });
};
