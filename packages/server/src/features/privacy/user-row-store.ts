import type { DatabaseKind, DatabaseTransaction } from '../../storage/index.ts';

/**
 * Keeps a user's row for this transaction alone: what refers to it is stored by now, or finds it gone. SQLite has one
 * writer anyway.
 *
 * @param user.passwordHash what it must still be, unless left out
 * @returns false for one who is gone, or whose password is another by now
 */
export const holdUserRow = async (
  tx: DatabaseTransaction,
  kind: DatabaseKind,
  user: { readonly id: string; readonly passwordHash?: string | null },
): Promise<boolean> => {
  if (kind === 'postgresql') await tx.$queryRaw`SELECT id FROM users WHERE id = ${user.id} FOR UPDATE`;
  return (await tx.user.count({ where: user })) === 1;
};

/** Deletes a user; the database deletes with the row what belongs to it. */
export const deleteUserRow = async (tx: DatabaseTransaction, id: string): Promise<void> => {
  await tx.user.delete({ where: { id } });
};
