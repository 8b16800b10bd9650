import type { Database, DatabaseTransaction } from '../../storage/index.ts';

const mostAccounts = 100;

/** The account of an e-mail, if it was signed in on a device. */
export const findAccountOnDevice = async (
  db: Database,
  { emailKey, deviceHash }: { emailKey: string; deviceHash: string },
): Promise<string | undefined> => {
  const known = await db.knownDevice.findFirst({
    where: { deviceHash, user: { emailKey } },
    select: { userId: true },
  });
  return known?.userId;
};

/** The accounts that were signed in on a device, as far as they are worth comparing. */
export const findAccountsOnDevice = async (
  tx: DatabaseTransaction,
  deviceHash: string,
): Promise<string[]> => {
  const devices = await tx.knownDevice.findMany({
    where: { deviceHash },
    select: { userId: true },
    take: mostAccounts,
  });
  return devices.map(({ userId }) => userId);
};

/** Notes that an account was signed in on a device. */
export const storeDevice = async (
  tx: DatabaseTransaction,
  { userId, deviceHash, now }: { userId: string; deviceHash: string; now: Date },
): Promise<void> => {
  await tx.knownDevice.upsert({
    where: { userId_deviceHash: { userId, deviceHash } },
    create: { userId, deviceHash, firstSeen: now, lastSeen: now },
    update: { lastSeen: now },
  });
};

/** When each device of an account was seen, without what names it. */
export const findDevicesOf = (db: Database, userId: string) =>
  db.knownDevice.findMany({
    where: { userId },
    orderBy: { firstSeen: 'asc' },
    select: { firstSeen: true, lastSeen: true },
  });

export const deleteDevicesLastSeenBefore = async (db: Database, time: Date): Promise<void> => {
  await db.knownDevice.deleteMany({ where: { lastSeen: { lt: time } } });
};
