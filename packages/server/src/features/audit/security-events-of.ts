import type { Database, DatabaseTransaction } from '../../storage/index.ts';

/** The audit trail of one account, oldest first, in the words it is kept in. */
export const securityEventsOf = (db: Database, userId: string) =>
  db.securityEvent.findMany({
    where: { userId },
    orderBy: { at: 'asc' },
    select: { kind: true, network: true, device: true, at: true },
  });

/** Removes the audit trail of an account that is being deleted. */
export const deleteSecurityEventsOf = async (tx: DatabaseTransaction, userId: string): Promise<void> => {
  await tx.securityEvent.deleteMany({ where: { userId } });
};
