import type { Database, DatabaseTransaction } from '../../storage/index.ts';

export type LinkRequest = {
  readonly tokenHash: string;
  readonly userId: string;
  readonly issuer: string;
  readonly subject: string;
};

export const insertLinkRequest = async (
  tx: DatabaseTransaction,
  request: LinkRequest & { readonly triesLeft: number; readonly expiresAt: Date },
): Promise<void> => {
  await tx.linkRequest.create({ data: request });
};

/** A live request, whether or not it has tries left. */
export const findLinkRequest = (db: Database, tokenHash: string, now: Date): Promise<LinkRequest | null> =>
  db.linkRequest.findFirst({ where: { tokenHash, expiresAt: { gt: now } } });

/** Takes one of the tries a live request has left; false when there is none. */
export const takeLinkTry = async (db: Database, tokenHash: string, now: Date): Promise<boolean> => {
  const { count } = await db.linkRequest.updateMany({
    where: { tokenHash, triesLeft: { gt: 0 }, expiresAt: { gt: now } },
    data: { triesLeft: { decrement: 1 } },
  });
  return count === 1;
};

/** Uses a request up; false when somebody else just did. */
export const consumeLinkRequest = async (tx: DatabaseTransaction, tokenHash: string): Promise<boolean> =>
  (await tx.linkRequest.deleteMany({ where: { tokenHash } })).count === 1;

export const deleteLinkRequestsOf = async (tx: DatabaseTransaction, userId: string): Promise<void> => {
  await tx.linkRequest.deleteMany({ where: { userId } });
};

export const deleteLinkRequestsExpiredBefore = async (db: Database, time: Date): Promise<void> => {
  await db.linkRequest.deleteMany({ where: { expiresAt: { lt: time } } });
};
