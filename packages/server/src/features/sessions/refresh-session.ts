import type { Context } from '../../context.ts';
import { unauthenticated } from '../../errors.ts';
import type { Caller } from '../../http/authentication.ts';
import { hashToken } from '../../sealing.ts';
import { touchSession } from './session-store.ts';

/** The live session of a refresh token. The token stays the same, as the documented client keeps it. */
export const refreshSession = async (
  { clock, storage }: Context,
  { header, body }: { header: string | undefined; body: string | null | undefined },
): Promise<Caller> => {
  if (header === undefined || (body != null && body !== header)) throw unauthenticated();
  const session = await touchSession(storage.db, hashToken(header), clock.now());
  if (!session) throw unauthenticated();
  return { userId: session.userId, sessionId: session.id };
};
