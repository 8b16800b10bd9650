import type { DatabaseTransaction } from '../../storage/index.ts';

/**
 * Lets one transaction at a time decide about a person's plan: PostgreSQL keeps the row locked until the caller's
 * transaction ends, and what is read afterwards is what the one before has left. A write that changes nothing locks it no
 * more than that: whoever only refers to the person, as a question does, need not wait. SQLite has one writer anyway.
 *
 * @returns false for a person who is gone
 */
export const lockPerson = async (tx: DatabaseTransaction, userId: string): Promise<boolean> =>
  (await tx.user.updateMany({ where: { id: userId }, data: { id: userId } })).count === 1;
