import { chatTexts, type PromptMessage, type SendPromptRequest } from '@genie/contract';
import { screenPrompt } from '@genie/knowledge';
import { maskSensitiveCardData } from '@genie/payment-formats';
import { addSeconds } from '../../clock.ts';
import type { Context } from '../../context.ts';
import { notFound } from '../../errors.ts';
import {
  type Allowance,
  checkAllowance,
  coversCategory,
  planForCategory,
  presentAccess,
  takeQuestion,
} from '../plans/index.ts';
import { answerAtOnce } from './answer-at-once.ts';
import { AnswerRun } from './answer-run.ts';
import type { AnswerRuns } from './answer-runs.ts';
import { notCoveredAnswer, outsidePlanAnswer, unsupportedNetworkAnswer } from './canned-answers.ts';
import { findLastTurns, insertEntry, isOwnChat, type NewEntry } from './chat-store.ts';
import { presentRefusal } from './present-answer.ts';
import { writeAnswer } from './write-answer.ts';

const turnsOfContext = 4;
const graceSeconds = 60;

/** What became of a question: an answer in the making (or made at once), or a refusal. */
export type Asked = { readonly run: AnswerRun } | { readonly refused: PromptMessage };

/**
 * Decides about a question, in this order: plan and limits, masking, screening, retrieval, plan topics, provider. The
 * limits are counted right before the provider is called; whatever ends earlier costs nothing.
 */
export const ask = async (
  context: Context,
  runs: AnswerRuns,
  userId: string,
  { query: given, chat_id }: SendPromptRequest,
): Promise<Asked> => {
  const { clock, knowledge, random, storage } = context;
  const askedAt = clock.now();
  const chatId = chat_id || undefined;
  if (chatId && !(await isOwnChat(storage.db, chatId, userId))) throw notFound();

  const { text: query, masked } = maskSensitiveCardData(given);
  const wasMasked = Object.values(masked).some((count) => count > 0);
  const allowance = await checkAllowance(context, userId);
  if (!allowance.allowed) return refuse(context, userId, { query, chatId });

  const entry: NewEntry = {
    id: random.uuid(),
    chatId: chatId ?? random.uuid(),
    userId,
    query,
    notice: wasMasked ? chatTexts.cardDataMasked : null,
    createdAt: askedAt,
  };

  const screened = screenPrompt(query);
  if (screened.decision === 'unsupported_network') {
    return answerAtOnce(context, {
      entry,
      source: 'screening',
      markdown: unsupportedNetworkAnswer(screened.networks),
    });
  }

  const turns = chatId ? await findLastTurns(storage.db, chatId, userId, turnsOfContext) : [];
  const retrieval = await knowledge.retrieve({ question: query, conversation: turns });
  if (!retrieval.covered || retrieval.category === undefined) {
    const markdown = notCoveredAnswer(retrieval.nearestTopics);
    return answerAtOnce(context, { entry, source: 'knowledge', markdown, followUps: retrieval.followUps });
  }
  if (!coversCategory(allowance.plan, retrieval.category)) {
    const plan = await planForCategory(context, retrieval.category);
    const markdown = outsidePlanAnswer(retrieval.category, plan?.name);
    return answerAtOnce(context, { entry, source: 'limits', markdown });
  }

  const refused = await countAndStore(context, allowance, entry);
  if (refused) return refuse(context, userId, { query, chatId });
  const run = new AnswerRun({ entryId: entry.id, userId });
  runs.add(run, writeAnswer(context, run, { entry, turns, retrieval, askedAt }));
  return { run };
};

const refuse = async (
  context: Context,
  userId: string,
  question: { query: string; chatId: string | undefined },
): Promise<Asked> => ({ refused: presentRefusal(question, await presentAccess(context, userId)) });

/** Counts the question and stores it as being answered, both or neither. True when it was refused. */
const countAndStore = async (
  context: Context,
  allowance: Extract<Allowance, { allowed: true }>,
  entry: NewEntry,
): Promise<boolean> => {
  const writerUntil = addSeconds(context.clock.now(), context.config.ai.answerSeconds + graceSeconds);
  const counted = await takeQuestion(context, allowance, (tx, { subscriptionId, day }) =>
    insertEntry(tx, entry, {
      status: 'writing',
      source: 'knowledge',
      subscriptionId,
      limitDay: day,
      writerUntil,
    }),
  );
  return counted !== 'counted';
};
