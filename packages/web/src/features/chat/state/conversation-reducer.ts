import { type AnswerFeedback, chatTexts } from '@genie/contract/client';
import type { AnswerProgress } from '../api/answer-progress.ts';
import { applyProgress } from './apply-progress.ts';
import { type Conversation, emptyConversation } from './conversation.ts';
import type { ConversationEntry, EntryFailure } from './conversation-entry.ts';
import { askedEntry } from './new-entry.ts';

export type ConversationAction =
  | { readonly type: 'cleared' }
  | { readonly type: 'opening'; readonly chatId: string }
  | { readonly type: 'opened'; readonly chatId: string; readonly entries: readonly ConversationEntry[] }
  | { readonly type: 'renewed'; readonly entries: readonly ConversationEntry[] }
  | { readonly type: 'unavailable'; readonly chatId: string; readonly problem: string }
  | {
      readonly type: 'asked';
      readonly key: string;
      readonly query: string;
      readonly replaces: string | null;
    }
  | { readonly type: 'removed'; readonly key: string }
  | { readonly type: 'progress'; readonly key: string; readonly progress: AnswerProgress }
  | {
      readonly type: 'failed';
      readonly key: string;
      readonly detail: string;
      readonly reference: string | null;
      /** Whether the server does not know what was asked for. */
      readonly notFound: boolean;
    }
  | { readonly type: 'resumed'; readonly key: string }
  | { readonly type: 'stopping'; readonly key: string; readonly stopping: boolean }
  | { readonly type: 'rated'; readonly key: string; readonly feedback: AnswerFeedback | null }
  | { readonly type: 'limited'; readonly until: string | null };

/** Limit and plan are the user's, not the chat's: what is known of them outlives the chat that met them. */
const another = (conversation: Conversation, chat: Partial<Conversation>): Conversation => ({
  ...emptyConversation,
  limitedUntil: conversation.limitedUntil,
  isSubscription: conversation.isSubscription,
  ...chat,
});

const withEntry = (
  conversation: Conversation,
  key: string,
  change: (entry: ConversationEntry) => Partial<ConversationEntry>,
): Conversation => ({
  ...conversation,
  entries: conversation.entries.map((entry) => (entry.key === key ? { ...entry, ...change(entry) } : entry)),
});

const failureOf = (
  { detail, reference, notFound }: Extract<ConversationAction, { type: 'failed' }>,
  entryId: string | null,
  chatId: string | null,
): EntryFailure => {
  if (entryId !== null) return { detail, reference, remedy: 'reconnect' };
  if (!notFound || chatId === null) return { detail, reference, remedy: 'ask' };
  return { detail: chatTexts.chatDeleted, reference: null, remedy: 'ask-anew' };
};

/** The open chat after something happened to it. */
export const conversationReducer = (conversation: Conversation, action: ConversationAction): Conversation => {
  switch (action.type) {
    case 'cleared':
      return another(conversation, {});
    case 'opening':
      return another(conversation, { chatId: action.chatId, phase: 'loading' });
    case 'opened':
      return another(conversation, { chatId: action.chatId, entries: action.entries });
    case 'renewed':
      return { ...conversation, entries: action.entries };
    case 'unavailable':
      return another(conversation, { chatId: action.chatId, phase: 'unavailable', problem: action.problem });
    case 'asked':
      return {
        ...conversation,
        entries: [...conversation.entries, askedEntry(action.key, action.query, action.replaces)],
      };
    case 'removed':
      return { ...conversation, entries: conversation.entries.filter(({ key }) => key !== action.key) };
    case 'progress':
      return applyProgress(conversation, action.key, action.progress);
    case 'failed':
      return withEntry(conversation, action.key, ({ entryId }) => ({
        status: 'failed',
        reconnecting: false,
        stopping: false,
        failure: failureOf(action, entryId, conversation.chatId),
      }));
    case 'resumed':
      return withEntry(conversation, action.key, () => ({ status: 'writing', failure: null }));
    case 'stopping':
      return withEntry(conversation, action.key, () => ({ stopping: action.stopping }));
    case 'rated':
      return withEntry(conversation, action.key, () => ({ feedback: action.feedback }));
    case 'limited':
      return { ...conversation, limitedUntil: action.until };
  }
};
