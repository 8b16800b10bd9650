import { chatTexts, type PromptMessage, systemTexts } from '@genie/contract';
import { composeMessages, type Retrieval } from '@genie/knowledge';
import type { Context } from '../../context.ts';
import { AppError, unauthenticated } from '../../errors.ts';
import { isStorageUnavailable } from '../../storage/index.ts';
import { presentAccess } from '../plans/index.ts';
import type { AnswerRun } from './answer-run.ts';
import { isOwnChat, isUser } from './chat-store.ts';
import { discardAnswer } from './discard-answer.ts';
import { type Answer, findEntry, type NewEntry, type Turn } from './entry-store.ts';
import { keepGiven, presentPassage } from './given-documents.ts';
import { notLast } from './not-last.ts';
import { presentMessage } from './present-answer.ts';
import { GrowingAnswer } from './rendering/growing-answer.ts';
import { type Replaced, replaceEntry } from './replacement-store.ts';
import { completeEntry } from './writing-store.ts';

const renderEveryMs = 40;
/** A provider that never ends is cut off here. */
const longestAnswerCharacters = 40_000;

const isTooLong = ({ markdown }: GrowingAnswer): boolean => markdown.length > longestAnswerCharacters;

/** What came at once, as far as one answer can hold it. */
const cutOff = (words: string): string =>
  words.length > longestAnswerCharacters ? words.slice(0, longestAnswerCharacters + 1).toWellFormed() : words;

type AnswerWork = {
  readonly entry: NewEntry;
  readonly turns: readonly Turn[];
  readonly retrieval: Retrieval;
  readonly askedAt: Date;
  /** The entry whose place this one takes once it is answered. */
  readonly replaced: Replaced | undefined;
};

/** Makes an answer to its end, whoever reads along. It never throws: a failure ends the run and undoes the question. */
export const writeAnswer = async (context: Context, run: AnswerRun, work: AnswerWork): Promise<void> => {
  try {
    const answer = await askProvider(context, run, work);
    if (work.replaced && isEmpty(answer)) {
      return run.finish(await formerAnswer(context, run, work.replaced));
    }
    if (!(await keep(context, work, answer))) throw await lossOf(context, work.entry);
    const stored = { ...work.entry, ...answer };
    run.finish(presentMessage(stored, await presentAccess(context, run.userId), run.documents));
  } catch (error) {
    context.log.warn({ err: error, entry: run.entryId }, 'an answer failed');
    await discardAnswer(context, run.entryId).catch((err: unknown) =>
      context.log.error({ err, entry: run.entryId }, 'a failed answer could not be removed yet'),
    );
    run.fail(await failureOf(context, run, error));
  }
};

/** Whether an answer was stopped before its first word. */
const isEmpty = ({ answerMarkdown }: Answer): boolean => answerMarkdown.trim() === '';

/** The answer that stays, and its question given back, when nothing was written that could take its place. */
const formerAnswer = async (
  context: Context,
  { entryId, userId }: AnswerRun,
  { id }: Replaced,
): Promise<PromptMessage> => {
  await discardAnswer(context, entryId);
  const former = await findEntry(context.storage.db, id, userId);
  if (!former) throw notLast();
  return presentMessage(former, await presentAccess(context, userId));
};

/** Stores the answer, in the place of the one it replaces; false when its entry was given up meanwhile. */
const keep = ({ storage }: Context, { entry, replaced }: AnswerWork, answer: Answer): Promise<boolean> =>
  replaced
    ? storage.transaction(async (tx) => {
        const completed = await completeEntry(tx, entry.id, answer);
        // Gone: another answer took its place meanwhile, and this one is given back.
        if (completed && !(await replaceEntry(tx, entry, replaced))) throw notLast();
        return completed;
      })
    : completeEntry(storage.statements, entry.id, answer);

/** An answer whose account was deleted meanwhile fails as every call of that account does. */
const failureOf = async ({ storage }: Context, run: AnswerRun, error: unknown): Promise<AppError> => {
  const asks = await isUser(storage.db, run.userId).catch(() => true);
  return asks ? asAppError(error) : unauthenticated();
};

/** Why an answer has no entry to be stored in: its chat was deleted, or the question was given up and given back. */
export const lossOf = async (
  { storage }: Context,
  { chatId, userId }: Pick<NewEntry, 'chatId' | 'userId'>,
): Promise<AppError> =>
  (await isOwnChat(storage.db, chatId, userId))
    ? new AppError('provider_timeout', chatTexts.answerInterrupted)
    : new AppError('not_found', chatTexts.chatDeleted);

const asAppError = (cause: unknown): AppError => {
  if (cause instanceof AppError) return cause;
  return isStorageUnavailable(cause)
    ? new AppError('storage_unavailable', systemTexts.storageUnavailable, { cause })
    : new AppError('internal_error', chatTexts.answerInterrupted, { cause });
};

const askProvider = async (context: Context, run: AnswerRun, work: AnswerWork): Promise<Answer> => {
  const { entry, retrieval, turns } = work;
  const documents = retrieval.passages.map(presentPassage);
  const growing = new GrowingAnswer(documents.length);
  const messages = composeMessages({
    question: entry.query,
    conversation: turns,
    passages: retrieval.passages,
  });
  let nextRender = 0;
  let begun = false;
  let isWhole = false;
  const render = (): void => {
    if (isWhole) return;
    nextRender = performance.now() + renderEveryMs;
    run.setBlocks(growing.render());
  };
  const begin = (): void => {
    const { chatId, id, query, notice } = entry;
    run.begin({ chat_id: chatId, entry_id: id, query, notice, documents_used: documents }, render);
    begun = true;
  };
  for await (const words of context.ai.complete(messages, run.stopSignal)) {
    growing.append(cutOff(words));
    if (!begun && growing.markdown.trim() !== '') begin();
    if (isTooLong(growing)) break;
    if (begun && run.isRead && performance.now() >= nextRender) render();
  }
  if (run.interrupted) throw new AppError('shutting_down', chatTexts.answerInterrupted);
  // Stopped as another process deleted the chat: there is nothing left to store it in.
  if (run.stopSignal.aborted && !(await isOwnChat(context.storage.db, entry.chatId, entry.userId))) {
    throw new AppError('not_found', chatTexts.chatDeleted);
  }
  if (!begun && !run.stopSignal.aborted) {
    throw new AppError('provider_failed', chatTexts.providerFailed, { cause: new Error('an empty answer') });
  }
  if (!begun && !work.replaced) begin();
  isWhole = true;
  run.setBlocks(growing.finish({ brokenOff: run.stopSignal.aborted || isTooLong(growing) }));
  const finishedAt = context.clock.now();
  return {
    status: run.stopSignal.aborted ? 'stopped' : 'finished',
    source: 'knowledge',
    answer: growing.html,
    answerMarkdown: growing.markdown,
    documentsUsed: keepGiven(retrieval.passages),
    followUps: JSON.stringify(retrieval.followUps),
    executionTimeMs: finishedAt.getTime() - work.askedAt.getTime(),
    finishedAt,
  };
};
