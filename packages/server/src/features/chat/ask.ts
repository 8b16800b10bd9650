import { type CategoryId, chatTexts, type PromptMessage, type SendPromptRequest } from '@genie/contract';
import { maskSensitiveCardData, wasMasked } from '@genie/payment-formats';
import type { Context } from '../../context.ts';
import { notFound } from '../../errors.ts';
import { type Allowance, checkAllowance, presentAccess, type Refusal, takeQuestion } from '../plans/index.ts';
import { answerAtOnce } from './answer-at-once.ts';
import { AnswerRun } from './answer-run.ts';
import type { AnswerRuns } from './answer-runs.ts';
import { isOwnChat } from './chat-store.ts';
import { findEntry, insertEntry, type NewEntry } from './entry-store.ts';
import { findAnswer } from './find-answer.ts';
import { notLast } from './not-last.ts';
import { presentRefusal } from './present-answer.ts';
import { isLastEntry, type Replaced } from './replacement-store.ts';
import { vouchedUntil } from './vouching.ts';
import { writeAnswer } from './write-answer.ts';

/** What became of a question: an answer in the making (or made at once), or a refusal. */
export type Asked = { readonly run: AnswerRun } | { readonly refused: PromptMessage };

/**
 * Decides about a question, in this order: masking (a refusal too shows the masked text), plan and limits, what
 * `findAnswer` looks for, provider. The limits are counted right before the provider is called; whatever ends earlier
 * costs nothing.
 */
export const ask = async (
  context: Context,
  runs: AnswerRuns,
  userId: string,
  { query: given, chat_id, replaces, entry_id }: SendPromptRequest,
): Promise<Asked> => {
  const { clock, random, storage } = context;
  const askedAt = clock.now();
  const chatId = chat_id || undefined;
  if (chatId && !(await isOwnChat(storage.db, chatId, userId))) throw notFound();
  const replaced = replaces ? await findReplaced(context, userId, { chatId, entryId: replaces }) : undefined;

  const { text: query, masked } = maskSensitiveCardData(given);
  const notice =
    wasMasked(masked) || (replaced?.notice && replaced.query === query) ? chatTexts.cardDataMasked : null;
  const question = { query, notice, chatId };
  const allowance = await checkAllowance(context, userId);
  if (!allowance.allowed) return refuse(context, userId, allowance.refusal, question);

  const entry: NewEntry = {
    id: entry_id ?? random.uuid(),
    chatId: chatId ?? random.uuid(),
    startsChat: chatId === undefined,
    userId,
    query,
    notice,
    createdAt: askedAt,
  };

  const { own, ground } = await findAnswer(context, entry, { plan: allowance.plan, replaced });
  if (own) return answerAtOnce(context, { entry, ...own, replaced });

  const writerUntil = vouchedUntil(context);
  const refused = await countAndStore(
    context,
    { allowance, category: ground.category },
    { ...entry, writerUntil },
    replaced,
  );
  if (refused) return refuse(context, userId, refused, question);
  const run = new AnswerRun({ entryId: entry.id, userId });
  const { retrieval, turns } = ground;
  const work = writeAnswer(context, run, { entry, turns, retrieval, askedAt, replaced });
  runs.addWritten(run, work, writerUntil);
  return { run };
};

/** The entry of the user's own chat that a question is to replace: its last, and answered. */
const findReplaced = async (
  { storage }: Context,
  userId: string,
  { chatId, entryId }: { chatId: string | undefined; entryId: string },
) => {
  const entry = await findEntry(storage.db, entryId, userId);
  if (!entry || entry.chatId !== chatId) throw notFound();
  if (!(await isLastEntry(storage.db, entry))) throw notLast();
  return entry;
};

const refuse = async (
  context: Context,
  userId: string,
  limit: Refusal,
  question: Parameters<typeof presentRefusal>[0],
): Promise<Asked> => {
  context.metrics.limitsHit.inc({ limit });
  return { refused: presentRefusal(question, await presentAccess(context, userId)) };
};

/** Counts the question and stores it as being answered, both or neither. Null, or why it was refused. */
const countAndStore = async (
  context: Context,
  { allowance, category }: { allowance: Extract<Allowance, { allowed: true }>; category: CategoryId },
  { writerUntil, ...entry }: NewEntry & { writerUntil: Date },
  replaced: Replaced | undefined,
): Promise<Refusal | null> => {
  const counted = await takeQuestion(context, allowance, category, async (tx, { subscriptionId, day }) => {
    // Counting has locked the plan's row: of two that replace one entry, the second finds the first's here.
    if (replaced && !(await isLastEntry(tx, replaced))) throw notLast();
    await insertEntry(tx, entry, {
      status: 'writing',
      source: 'knowledge',
      subscriptionId,
      limitDay: day,
      writerUntil,
      replacesId: replaced?.id ?? null,
    });
  });
  return counted === 'counted' ? null : counted;
};
