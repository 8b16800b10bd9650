import type { Context } from '../../context.ts';
import { notFound } from '../../errors.ts';
import type { Caller } from '../../http/authentication.ts';
import type { RequestFacts } from '../../http/request-facts.ts';
import { recordSecurityEvent } from '../audit/index.ts';
import { revokeSession, revokeSessionsOf } from './session-store.ts';

/** Ends one of the caller's sessions. @throws AppError not_found for any other, and for one that has ended */
export const endSession = async (
  context: Context,
  { userId }: Caller,
  sessionId: string,
  facts: RequestFacts,
): Promise<void> => {
  await context.storage.transaction(async (tx) => {
    if (!(await revokeSession(tx, { id: sessionId, userId }, context.clock.now()))) throw notFound();
    await recordSecurityEvent(tx, context, { kind: 'session_ended', userId, facts });
  });
};

/** Ends all of the caller's sessions but the one that asks. */
export const endOtherSessions = async (
  context: Context,
  { userId, sessionId }: Caller,
  facts: RequestFacts,
): Promise<void> => {
  await context.storage.transaction(async (tx) => {
    const ended = await revokeSessionsOf(tx, userId, { now: context.clock.now(), except: sessionId });
    if (ended > 0) await recordSecurityEvent(tx, context, { kind: 'other_sessions_ended', userId, facts });
  });
};
