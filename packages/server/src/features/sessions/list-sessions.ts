import type { SessionsResponse } from '@genie/contract';
import type { Context } from '../../context.ts';
import type { Caller } from '../../http/authentication.ts';
import { deviceName } from '../audit/index.ts';
import { findLiveSessions } from './session-store.ts';

/** Where the caller is signed in: the session that asks first, then the others by their last use. */
export const listSessions = async (
  { clock, storage }: Context,
  { userId, sessionId }: Caller,
): Promise<SessionsResponse['sessions']> => {
  const sessions = await findLiveSessions(storage.db, userId, clock.now());
  return sessions
    .map(({ id, userAgent, createdAt, lastUsedAt }) => ({
      session_id: id,
      is_current: id === sessionId,
      device: deviceName(userAgent),
      created_at: createdAt.toISOString(),
      last_used_at: lastUsedAt.toISOString(),
    }))
    .sort((one, other) => Number(other.is_current) - Number(one.is_current));
};
