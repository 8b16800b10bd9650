import type { PersonalDataExporter } from '../../personal-data.ts';
import { deviceName } from '../audit/index.ts';
import { findDevicesOf } from './known-device-store.ts';
import { findSessionsOf } from './session-store.ts';

/** Where the account was signed in. */
export const exportSessions: PersonalDataExporter = async function* ({ storage }, userId) {
  const [sessions, devices] = await Promise.all([
    findSessionsOf(storage.db, userId),
    findDevicesOf(storage.db, userId),
  ]);
  yield {
    name: 'sessions.json',
    about: 'where you are or were signed in',
    content: sessions.map(({ id, userAgent, createdAt, lastUsedAt, expiresAt, revokedAt }) => ({
      session_id: id,
      device: deviceName(userAgent),
      user_agent: userAgent,
      created_at: createdAt,
      last_used_at: lastUsedAt,
      expires_at: expiresAt,
      ended_at: revokedAt,
    })),
  };
  yield {
    name: 'known-devices.json',
    about: 'when each browser that has been signed in was first and last seen',
    content: devices.map(({ firstSeen, lastSeen }) => ({ first_seen: firstSeen, last_seen: lastSeen })),
  };
};
