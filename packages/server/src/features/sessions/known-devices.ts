import type { Context } from '../../context.ts';
import { hashToken } from '../../sealing.ts';
import type { Database, DatabaseTransaction } from '../../storage/index.ts';

/** How long a device is remembered after its last sign-in: as long as browsers keep a cookie. */
export const deviceLifetimeDays = 400;

/**
 * Whether a device cookie is one of a browser in which the account of an e-mail was signed in. One query for known and
 * unknown e-mails alike.
 *
 * @returns what its attempts are counted by, apart from everybody else's; undefined for an unknown device
 */
export const knownDeviceKey = async (
  { storage }: Context,
  { emailKey, deviceToken }: { emailKey: string; deviceToken: string | undefined },
): Promise<string | undefined> => {
  if (deviceToken === undefined) return undefined;
  const deviceHash = hashToken(deviceToken);
  const known = await storage.db.knownDevice.findFirst({
    where: { deviceHash, user: { emailKey } },
    select: { userId: true },
  });
  return known ? `${known.userId}:${deviceHash}` : undefined;
};

/** What the token of a device means: known to this account, issued by us to another, or nothing. */
export const deviceStanding = async (
  tx: DatabaseTransaction,
  { userId, deviceToken }: { userId: string; deviceToken: string | undefined },
): Promise<'known' | 'of another account' | 'unknown'> => {
  if (deviceToken === undefined) return 'unknown';
  const devices = await tx.knownDevice.findMany({
    where: { deviceHash: hashToken(deviceToken) },
    select: { userId: true },
    take: 100,
  });
  if (devices.length === 0) return 'unknown';
  return devices.some((device) => device.userId === userId) ? 'known' : 'of another account';
};

export const rememberDevice = async (
  tx: DatabaseTransaction,
  { userId, deviceToken, now }: { userId: string; deviceToken: string; now: Date },
): Promise<void> => {
  const deviceHash = hashToken(deviceToken);
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
