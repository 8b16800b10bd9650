import type { Limits } from '@genie/contract/client';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { hasPendingQuestion, takePendingQuestion } from '../../../lib/pending-question/pending-question.ts';
import type { Conversation } from './conversation.ts';
import { ConversationSession } from './conversation-session.ts';
import { keepRefusedUntil, refusedUntil } from './refused-until.ts';

/** A longer timer would end at once. */
const longestTimerMs = 2 ** 31 - 1;

/**
 * The open chat and what can be done with it; the functions stay the same from render to render.
 * @param limits what is left of the plan, once that is known
 */
export const useConversation = (limits: Limits | undefined): readonly [Conversation, ConversationSession] => {
  const queries = useQueryClient();
  const [session] = useState(() => new ConversationSession(queries));
  const conversation = useSyncExternalStore(session.store.subscribe, session.store.published);

  useEffect(() => {
    // Asked a moment later, so that effects which run twice ask once.
    const asking = hasPendingQuestion()
      ? setTimeout(() => session.askAnew(takePendingQuestion() ?? ''))
      : undefined;
    if (asking === undefined) session.reopen();
    return () => {
      clearTimeout(asking);
      session.leave();
    };
  }, [session]);

  useEffect(() => {
    const onVisible = () => {
      if (document.visibilityState === 'visible') void session.renew();
    };
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, [session]);

  useEffect(() => {
    const until = limits && refusedUntil(limits);
    if (until) session.store.dispatch({ type: 'limited', until });
  }, [limits, session]);

  const { limitedUntil } = conversation;
  useEffect(() => {
    if (limitedUntil === null) return;
    keepRefusedUntil(limitedUntil);
    const leftMs = Date.parse(limitedUntil) - Date.now();
    const timer = setTimeout(session.renewLimit, Math.min(Math.max(0, leftMs), longestTimerMs));
    return () => clearTimeout(timer);
  }, [limitedUntil, session]);

  return [conversation, session];
};
