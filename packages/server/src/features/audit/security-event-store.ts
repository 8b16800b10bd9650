import {
  type AnyDatabase,
  type Database,
  type DatabaseTransaction,
  isForeignKeyViolation,
  type SecurityEvent,
} from '../../storage/index.ts';

/** Adds an event: without its account, where that was deleted since it was looked up. */
export const insertSecurityEvent = async (db: AnyDatabase, event: SecurityEvent): Promise<void> => {
  try {
    await db.securityEvent.create({ data: event });
  } catch (error) {
    if (event.userId === null || !isForeignKeyViolation(error)) throw error;
    await db.securityEvent.create({ data: { ...event, userId: null } });
  }
};

const shown = {
  orderBy: { at: 'asc' },
  select: { kind: true, network: true, device: true, at: true },
} as const;

/** The audit trail of one account, oldest first, in the words it is kept in. */
export const securityEventsOf = (db: Database, userId: string) =>
  db.securityEvent.findMany({ where: { userId }, ...shown });

/** The events of an e-mail by its hash, and those of its account where there is one; oldest first. */
export const findEventsAbout = (
  db: Database,
  { emailHash, userId }: { emailHash: string; userId: string | undefined },
) =>
  db.securityEvent.findMany({
    where: { OR: [{ emailHash }, ...(userId === undefined ? [] : [{ userId }])] },
    ...shown,
  });

export const deleteEventsAbout = async (
  tx: DatabaseTransaction,
  { emailHash, userId }: { emailHash: string; userId: string },
): Promise<void> => {
  await tx.securityEvent.deleteMany({ where: { OR: [{ emailHash }, { userId }] } });
};

export const deleteSecurityEventsBefore = async (db: Database, time: Date): Promise<void> => {
  await db.securityEvent.deleteMany({ where: { at: { lt: time } } });
};
