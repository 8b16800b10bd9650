import type { Context } from '../../context.ts';
import { hashToken } from '../../sealing.ts';
import type { DatabaseTransaction } from '../../storage/index.ts';
import { findAccountOnDevice, findAccountsOnDevice, storeDevice } from './known-device-store.ts';

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
  const userId = await findAccountOnDevice(storage.db, { emailKey, deviceHash });
  return userId && `${userId}:${deviceHash}`;
};

/** What the token of a device means: known to this account, issued by us to another, or nothing. */
export const deviceStanding = async (
  tx: DatabaseTransaction,
  { userId, deviceToken }: { userId: string; deviceToken: string | undefined },
): Promise<'known' | 'of another account' | 'unknown'> => {
  if (deviceToken === undefined) return 'unknown';
  const accounts = await findAccountsOnDevice(tx, hashToken(deviceToken));
  if (accounts.length === 0) return 'unknown';
  return accounts.includes(userId) ? 'known' : 'of another account';
};

export const rememberDevice = (
  tx: DatabaseTransaction,
  { userId, deviceToken, now }: { userId: string; deviceToken: string; now: Date },
): Promise<void> => storeDevice(tx, { userId, deviceHash: hashToken(deviceToken), now });
