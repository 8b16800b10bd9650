import type { AnswerSource } from '@genie/contract';
import type { Context } from '../../context.ts';
import type { DatabaseTransaction } from '../../storage/index.ts';
import { limitAttempts } from '../abuse/index.ts';
import { presentAccess } from '../plans/index.ts';
import { AnswerRun } from './answer-run.ts';
import { lockChat } from './chat-store.ts';
import { insertEntry, type NewEntry } from './entry-store.ts';
import { notLast } from './not-last.ts';
import { presentMessage } from './present-answer.ts';
import { renderAnswer } from './rendering/growing-answer.ts';
import { isLastEntry, type Replaced, replaceEntry } from './replacement-store.ts';

/** Stores and answers a question whose answer is ours, not the provider's. It counts against no limit. */
export const answerAtOnce = async (
  context: Context,
  {
    entry,
    source,
    markdown,
    followUps = [],
    replaced,
  }: {
    entry: NewEntry;
    source: AnswerSource;
    markdown: string;
    followUps?: readonly string[];
    replaced: Replaced | undefined;
  },
): Promise<{ run: AnswerRun }> => {
  const { clock, storage } = context;
  await limitAttempts(context, 'uncounted', { byAccount: entry.userId });
  const finishedAt = clock.now();
  const html = renderAnswer(markdown, 0);
  const answer = {
    status: 'finished' as const,
    source,
    answer: html,
    answerMarkdown: markdown,
    documentsUsed: '[]',
    followUps: JSON.stringify(followUps),
    executionTimeMs: finishedAt.getTime() - entry.createdAt.getTime(),
    finishedAt,
  };
  await (replaced
    ? storage.transaction(async (tx) => {
        await holdLast(tx, replaced);
        await insertEntry(tx, entry, answer);
        if (!(await replaceEntry(tx, entry, replaced))) throw notLast();
      })
    : storage.plainTransaction((tx) => insertEntry(tx, entry, answer)));
  const run = new AnswerRun({ entryId: entry.id, userId: entry.userId });
  const { chatId, id, query, notice } = entry;
  run.begin({ chat_id: chatId, entry_id: id, query, notice, documents_used: [] });
  run.setBlocks([{ index: 0, html }]);
  run.finish(presentMessage({ ...entry, ...answer }, await presentAccess(context, entry.userId)));
  return { run };
};

/** Keeps an entry the last of its chat until the transaction ends. @throws AppError entry_not_last when it no longer is */
const holdLast = async (tx: DatabaseTransaction, replaced: Replaced): Promise<void> => {
  await lockChat(tx, replaced.chatId);
  if (!(await isLastEntry(tx, replaced))) throw notLast();
};
