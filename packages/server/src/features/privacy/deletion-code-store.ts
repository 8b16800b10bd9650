import type { Database, DatabaseTransaction } from '../../storage/index.ts';

type DeletionCode = { readonly codeHash: string; readonly expiresAt: Date; readonly triesLeft: number };

/** Makes this the one live code of a user. */
export const replaceDeletionCode = async (
  tx: DatabaseTransaction,
  userId: string,
  code: DeletionCode,
): Promise<void> => {
  await tx.deletionCode.upsert({ where: { userId }, create: { userId, ...code }, update: code });
};

/** Takes one of the tries a live code has left and gives its hash; undefined when there is none to try. */
export const takeDeletionTry = async (
  db: Database,
  userId: string,
  now: Date,
): Promise<string | undefined> => {
  const { count } = await db.deletionCode.updateMany({
    where: { userId, triesLeft: { gt: 0 }, expiresAt: { gt: now } },
    data: { triesLeft: { decrement: 1 } },
  });
  return count === 1 ? (await db.deletionCode.findUnique({ where: { userId } }))?.codeHash : undefined;
};

export const deleteDeletionCodesExpiredBefore = async (db: Database, time: Date): Promise<void> => {
  await db.deletionCode.deleteMany({ where: { expiresAt: { lt: time } } });
};
