import type { AnswerFeedback, AnswerSource, ChatHistoryEntry, PromptMessage } from '@genie/contract';
import type { Entry } from '../../storage/index.ts';
import type { Access } from '../plans/index.ts';
import { presentDocuments } from './given-documents.ts';

/** What is shown of an entry and its answer. */
type Answered = Pick<
  Entry,
  | 'id'
  | 'chatId'
  | 'query'
  | 'answer'
  | 'documentsUsed'
  | 'followUps'
  | 'executionTimeMs'
  | 'source'
  | 'status'
  | 'notice'
> &
  Partial<Pick<Entry, 'feedbackRating' | 'feedbackComment'>>;

/**
 * An answered question as send_prompt answers it. A plan gave access to it, though it may have been its last question or
 * have ended while the answer was written: that shows in the limits and from the next call on.
 *
 * @param documents its sources, where they are at hand
 */
export const presentMessage = (
  entry: Answered,
  { limits }: Pick<Access, 'limits'>,
  documents?: PromptMessage['documents_used'],
): PromptMessage => ({
  ...presentAnswer(entry, 1, documents),
  chat_id: entry.chatId,
  entry_id: entry.id,
  limit_exceed: 0,
  status: entry.status === 'stopped' ? 'stopped' : 'finished',
  limits,
});

/** A question answered earlier as it shows when no plan gives access any more: its answer stays hidden. */
export const presentHiddenMessage = (entry: Answered, access: Pick<Access, 'limits'>): PromptMessage => ({
  ...presentMessage(entry, access),
  ...presentAnswer(entry, 0),
});

/** A question that was refused: it is not stored, and starts no chat. */
export const presentRefusal = (
  { query, notice, chatId }: { query: string; notice: string | null; chatId: string | undefined },
  { isSubscription, limits }: Access,
): PromptMessage => ({
  query,
  answer: '',
  is_subscription: isSubscription,
  documents_used: [],
  execution_time: 0,
  source: 'limits',
  follow_ups: [],
  notice,
  feedback: null,
  chat_id: chatId ?? '',
  entry_id: null,
  limit_exceed: isSubscription,
  status: 'refused',
  limits,
});

/** An entry of a chat's history; without a plan its answer stays hidden. */
export const presentHistoryEntry = (entry: Entry, isSubscription: 0 | 1): ChatHistoryEntry => ({
  ...presentAnswer(entry, isSubscription),
  entry_id: entry.id,
  status: entry.status as ChatHistoryEntry['status'],
  replaces: entry.status === 'writing' ? entry.replacesId : null,
  created_at: entry.createdAt.toISOString(),
});

const presentAnswer = (
  entry: Answered,
  isSubscription: 0 | 1,
  documents?: PromptMessage['documents_used'],
) => ({
  query: entry.query,
  answer: isSubscription ? entry.answer : '',
  is_subscription: isSubscription,
  documents_used: isSubscription ? (documents ?? presentDocuments(entry)) : [],
  execution_time: entry.executionTimeMs / 1_000,
  source: entry.source as AnswerSource,
  follow_ups: isSubscription ? (JSON.parse(entry.followUps) as string[]) : [],
  notice: entry.notice,
  feedback: presentFeedback(entry),
});

const presentFeedback = ({ feedbackRating, feedbackComment }: Answered): AnswerFeedback | null =>
  feedbackRating
    ? { rating: feedbackRating as AnswerFeedback['rating'], comment: feedbackComment ?? '' }
    : null;
