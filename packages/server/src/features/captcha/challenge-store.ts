import { type Database, isUniqueViolation } from '../../storage/index.ts';

/** Spends a challenge, in whichever process its solution arrives; false when it was spent before. */
export const spendChallenge = async (
  db: Database,
  challenge: { id: string; expiresAt: Date },
): Promise<boolean> => {
  try {
    await db.spentChallenge.create({ data: challenge });
    return true;
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
};

export const deleteChallengesExpiredBefore = async (db: Database, time: Date): Promise<void> => {
  await db.spentChallenge.deleteMany({ where: { expiresAt: { lte: time } } });
};
