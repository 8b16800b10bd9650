import type { Context } from '../../context.ts';
import type { Caller } from '../../http/authentication.ts';
import type { RequestFacts } from '../../http/request-facts.ts';
import { recordSecurityEvent } from '../audit/index.ts';
import { revokeSession } from './session-store.ts';

/** Ends the caller's own session: its access token is refused from now on, its refresh token too. */
export const signOut = async (
  context: Context,
  { userId, sessionId }: Caller,
  facts: RequestFacts,
): Promise<void> => {
  await context.storage.transaction(async (tx) => {
    await revokeSession(tx, { id: sessionId, userId }, context.clock.now());
    await recordSecurityEvent(tx, context, { kind: 'signed_out', userId, facts });
  });
};
