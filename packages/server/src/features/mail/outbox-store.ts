import type { Database, DatabaseTransaction } from '../../storage/index.ts';

type NewMail = {
  id: string;
  kind: string;
  recipientSealed: string;
  recipientHash: string;
  bodySealed: string;
  createdAt: Date;
};

/** A mail that this process may send until its lease ends. */
export type LeasedMail = { id: string; recipientSealed: string; bodySealed: string; attempts: number };

export const insertMail = async (tx: DatabaseTransaction, mail: NewMail): Promise<void> => {
  await tx.outboxMail.create({ data: { ...mail, status: 'waiting', nextAttemptAt: mail.createdAt } });
};

const dueBy = (now: Date) => ({
  OR: [
    { status: 'waiting', nextAttemptAt: { lte: now } },
    { status: 'sending', leaseUntil: { lt: now } },
  ],
});

/** Mails that are due, or whose sender went away. */
export const countDueMails = (db: Database, now: Date): Promise<number> =>
  db.outboxMail.count({ where: dueBy(now) });

/** Takes the next mails that are due, or whose sender went away, for one owner at a time. */
export const leaseDueMails = async (
  db: Database,
  { owner, now, until, most }: { owner: string; now: Date; until: Date; most: number },
): Promise<LeasedMail[]> => {
  const due = dueBy(now);
  const candidates = await db.outboxMail.findMany({
    where: due,
    orderBy: { nextAttemptAt: 'asc' },
    take: most,
    select: { id: true },
  });
  const leased: LeasedMail[] = [];
  for (const { id } of candidates) {
    const { count } = await db.outboxMail.updateMany({
      where: { id, ...due },
      data: { status: 'sending', leaseOwner: owner, leaseUntil: until, attempts: { increment: 1 } },
    });
    if (count === 0) continue;
    const mail = await db.outboxMail.findUnique({ where: { id } });
    if (mail?.recipientSealed && mail.bodySealed) {
      leased.push({
        id,
        recipientSealed: mail.recipientSealed,
        bodySealed: mail.bodySealed,
        attempts: mail.attempts,
      });
    }
  }
  return leased;
};

const notOut = { status: { in: ['waiting', 'sending'] } };

/** Mails that are not out although they were written before a time. */
export const countMailsWaitingSince = (db: Database, time: Date): Promise<number> =>
  db.outboxMail.count({ where: { ...notOut, createdAt: { lt: time } } });

export const countMailsByStatus = async (db: Database): Promise<ReadonlyMap<string, number>> => {
  const counted = await db.outboxMail.groupBy({ by: ['status'], _count: true });
  return new Map(counted.map(({ status, _count }) => [status, _count]));
};

/** When the mail that is overdue for longest was due; null when none is. */
export const findEarliestMailDue = async (db: Database, now: Date): Promise<Date | null> => {
  const earliest = await db.outboxMail.aggregate({
    _min: { nextAttemptAt: true },
    where: { ...notOut, nextAttemptAt: { lte: now } },
  });
  return earliest._min.nextAttemptAt;
};

export const deleteMailsTo = async (tx: DatabaseTransaction, recipientHash: string): Promise<void> => {
  await tx.outboxMail.deleteMany({ where: { recipientHash, ...notOut } });
};

/** A page, by their ids, of the mails that are not out yet and have no hash of their recipient, after that id. */
export const findUnhashedPage = (tx: DatabaseTransaction, after: string | undefined, most: number) =>
  tx.outboxMail.findMany({
    where: { recipientHash: null, ...notOut, ...(after !== undefined && { id: { gt: after } }) },
    orderBy: { id: 'asc' },
    take: most,
    select: { id: true, recipientSealed: true },
  });

export const deleteMails = async (tx: DatabaseTransaction, ids: string[]): Promise<void> => {
  await tx.outboxMail.deleteMany({ where: { id: { in: ids } } });
};

// A mail can be dropped while it is on its way, and its lease can end: another sender may have it, or have sent it. So
// what follows finds its row or does nothing, and a failure is only for who still holds the lease.
const erased = {
  recipientSealed: null,
  recipientHash: null,
  bodySealed: null,
  leaseOwner: null,
  leaseUntil: null,
};

export const markSent = async (db: Database, id: string, sentAt: Date): Promise<void> => {
  await db.outboxMail.updateMany({
    where: { id },
    data: { ...erased, status: 'sent', sentAt, lastError: null },
  });
};

export const markForRetry = async (
  db: Database,
  lease: { id: string; leaseOwner: string },
  retry: { nextAttemptAt: Date; lastError: string },
): Promise<void> => {
  await db.outboxMail.updateMany({
    where: lease,
    data: { ...retry, status: 'waiting', leaseOwner: null, leaseUntil: null },
  });
};

export const markFailed = async (
  db: Database,
  lease: { id: string; leaseOwner: string },
  lastError: string,
): Promise<void> => {
  await db.outboxMail.updateMany({ where: lease, data: { ...erased, status: 'failed', lastError } });
};

export const deleteMailsSentBefore = async (db: Database, time: Date): Promise<void> => {
  await db.outboxMail.deleteMany({ where: { status: { in: ['sent', 'failed'] }, createdAt: { lt: time } } });
};
