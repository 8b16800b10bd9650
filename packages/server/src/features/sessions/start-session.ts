import { constants } from '@genie/contract';
import { addDays } from '../../clock.ts';
import type { Context } from '../../context.ts';
import type { Caller } from '../../http/authentication.ts';
import { hashToken } from '../../sealing.ts';
import { insertSession } from './session-store.ts';

const longestUserAgent = 300;

/** Starts a session; its refresh token is stored as a hash and given out once. */
export const startSession = async (
  { clock, random, storage }: Context,
  { userId, userAgent }: { userId: string; userAgent: string },
): Promise<Caller & { refreshToken: string }> => {
  const now = clock.now();
  const refreshToken = random.token();
  const sessionId = random.uuid();
  await insertSession(storage.db, {
    id: sessionId,
    userId,
    refreshTokenHash: hashToken(refreshToken),
    userAgent: userAgent.slice(0, longestUserAgent),
    createdAt: now,
    lastUsedAt: now,
    expiresAt: addDays(now, constants.refreshTokenLifetimeDays),
  });
  return { userId, sessionId, refreshToken };
};
