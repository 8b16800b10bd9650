import type { DatabaseTransaction } from '../../storage/index.ts';

/** Deletes a user; the database deletes with the row what belongs to it. False when it is gone already. */
export const deleteUserRow = async (tx: DatabaseTransaction, id: string): Promise<boolean> =>
  (await tx.user.deleteMany({ where: { id } })).count === 1;
