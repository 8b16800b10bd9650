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

/**
 * Takes one of the tries a live code has left and gives that code's hash, in one statement: one that replaces it meanwhile
 * has tries of its own. Undefined when there is none to try.
 */
export const takeDeletionTry = async (
  db: Database,
  userId: string,
  now: Date,
): Promise<string | undefined> => {
  const [code] = await db.deletionCode.updateManyAndReturn({
    where: { userId, triesLeft: { gt: 0 }, expiresAt: { gt: now } },
    data: { triesLeft: { decrement: 1 } },
  });
  return code?.codeHash;
};

export const deleteDeletionCodesExpiredBefore = async (db: Database, time: Date): Promise<void> => {
  await db.deletionCode.deleteMany({ where: { expiresAt: { lt: time } } });
};
