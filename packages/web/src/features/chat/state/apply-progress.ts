import type { AnswerEvent, PromptMessage } from '@genie/contract/client';
import type { AnswerProgress } from '../api/answer-progress.ts';
import type { Conversation } from './conversation.ts';
import type { ConversationEntry } from './conversation-entry.ts';
import { storedAnswer } from './new-entry.ts';

type DataOf<Name extends AnswerEvent['event']> = Extract<AnswerEvent, { event: Name }>['data'];

const begun = (data: DataOf<'entry'>): Partial<ConversationEntry> => ({
  status: 'writing',
  entryId: data.entry_id,
  query: data.query,
  notice: data.notice,
  documents: data.documents_used,
});

const withBlock = (entry: ConversationEntry, { index, html }: DataOf<'block'>): readonly string[] => {
  const blocks = [...entry.blocks];
  while (blocks.length < index) blocks.push('');
  blocks[index] = html;
  return blocks;
};

/** The blocks that were read, where they are the answer: their nodes then stay as they are. */
const settledBlocks = (read: readonly string[], answer: string): readonly string[] => {
  if (read.filter((html) => html !== '').join('\n') === answer) return read;
  return answer === '' ? [] : [answer];
};

/** Answered in plain JSON a message may hold what is documented of it, and no more. */
const done = (
  entry: ConversationEntry,
  {
    limit_exceed,
    is_subscription,
    ...message
  }: Pick<PromptMessage, 'query' | 'answer'> & Partial<PromptMessage>,
): Partial<ConversationEntry> => ({
  status: message.status ?? (limit_exceed === 1 || is_subscription === 0 ? 'refused' : 'finished'),
  entryId: message.entry_id ?? null,
  query: message.query,
  notice: message.notice ?? null,
  blocks: settledBlocks(entry.blocks, message.answer),
  documents: message.documents_used ?? [],
  source: message.source ?? null,
  executionTime: message.execution_time ?? null,
  followUps: message.follow_ups ?? [],
  feedback: message.feedback ?? null,
  subscriptionStatus: is_subscription ?? 1,
  stopping: false,
});

const changed = (entry: ConversationEntry, progress: AnswerProgress): Partial<ConversationEntry> => {
  switch (progress.event) {
    case 'entry':
      return begun(progress.data);
    case 'block':
      return { status: 'writing', blocks: withBlock(entry, progress.data) };
    case 'done':
      return done(entry, progress.data.message);
    case 'error':
      // The server has taken the question back: only asking anew brings an answer.
      return {
        status: 'failed',
        entryId: null,
        stopping: false,
        failure: { detail: progress.data.detail, reference: null, remedy: 'ask' },
      };
    case 'stored':
      return storedAnswer(progress.data);
    case 'reconnecting':
      return {};
  }
};

/** A chat goes with its only question, where the answer to that fails. */
const isLeft = ({ entries }: Conversation, failedKey: string): boolean =>
  entries.some(({ key, entryId }) => key !== failedKey && entryId !== null);

const chatIdAfter = (conversation: Conversation, key: string, progress: AnswerProgress): string | null => {
  if (progress.event === 'error' && !isLeft(conversation, key)) return null;
  if (progress.event === 'entry') return progress.data.chat_id;
  if (progress.event === 'done') return progress.data.message.chat_id || conversation.chatId;
  return conversation.chatId;
};

/** The next midnight here, for a limit of a day that does not say when it begins anew. */
const tomorrow = (): string => new Date(new Date().setHours(24, 0, 0, 0)).toISOString();

const limitAfter = (conversation: Conversation, progress: AnswerProgress): string | null => {
  if (progress.event !== 'done') return conversation.limitedUntil;
  const { limit_exceed, limits }: Partial<PromptMessage> = progress.data.message;
  return limit_exceed === 1 ? (limits?.resets_at ?? tomorrow()) : null;
};

/** The conversation after a reader of one of its answers learned something. */
export const applyProgress = (
  conversation: Conversation,
  key: string,
  progress: AnswerProgress,
): Conversation => ({
  ...conversation,
  chatId: chatIdAfter(conversation, key, progress),
  limitedUntil: limitAfter(conversation, progress),
  isSubscription:
    progress.event === 'done' ? progress.data.message.is_subscription : conversation.isSubscription,
  entries: conversation.entries.map((entry) =>
    entry.key === key
      ? { ...entry, reconnecting: progress.event === 'reconnecting', ...changed(entry, progress) }
      : entry,
  ),
});
