import type { AnswerSource, CategoryId } from '@genie/contract';
import { courtesyIn, type Retrieval, screenPrompt } from '@genie/knowledge';
import type { Context } from '../../context.ts';
import { type Allowance, coveredCategories, coversCategory, planForCategory } from '../plans/index.ts';
import {
  courtesyAnswer,
  notCoveredAnswer,
  outsidePlanAnswer,
  unsupportedNetworkAnswer,
} from './canned-answers.ts';
import { findLastTurns, type NewEntry, type Turn } from './entry-store.ts';
import type { Replaced } from './replacement-store.ts';

const turnsOfContext = 6;

/** An answer in words of ours, which no provider writes. */
type OwnAnswer = {
  readonly source: AnswerSource;
  readonly markdown: string;
  readonly followUps?: readonly string[];
};

/** What the provider is to answer from. */
type Ground = {
  readonly retrieval: Retrieval;
  readonly category: CategoryId;
  readonly turns: readonly Turn[];
};

type Found =
  | { readonly own: OwnAnswer; readonly ground?: never }
  | { readonly own?: never; readonly ground: Ground };

/** Looks for what answers a question, in this order: screening, courtesies, retrieval, topics of the plan. */
export const findAnswer = async (
  context: Context,
  { chatId, query, startsChat, userId }: NewEntry,
  { plan, replaced }: { plan: Extract<Allowance, { allowed: true }>['plan']; replaced: Replaced | undefined },
): Promise<Found> => {
  const { knowledge, storage } = context;
  const screened = screenPrompt(query);
  if (screened.decision === 'unsupported_network') {
    return { own: { source: 'screening', markdown: unsupportedNetworkAnswer(screened.networks) } };
  }
  const courtesy = courtesyIn(query);
  if (courtesy !== undefined) return { own: { source: 'knowledge', markdown: courtesyAnswer(courtesy) } };

  const turns = startsChat
    ? []
    : await findLastTurns(storage.db, chatId, userId, { most: turnsOfContext, without: replaced?.id });
  const retrieval = await knowledge.retrieve({
    question: query,
    conversation: turns,
    suggestFrom: coveredCategories(plan),
  });
  const { category, covered, followUps, nearestTopics } = retrieval;
  if (!covered || category === undefined) {
    return { own: { source: 'knowledge', markdown: notCoveredAnswer(nearestTopics), followUps } };
  }
  if (!coversCategory(plan, category)) {
    const markdown = outsidePlanAnswer(category, await planForCategory(context, category));
    return { own: { source: 'limits', markdown } };
  }
  return { ground: { retrieval, category, turns } };
};
