import type { Passage } from '../passages/passage.ts';
import { type Question, readQuestion } from '../question/question-kind.ts';
import { termSet, topicWeight } from '../text/words.ts';
import type { Material } from './material.ts';
import { type Relevance, relevanceTo } from './relevance.ts';

const fewestTerms = 2;
/** What points back to the case says too little without it. */
const pointsToCase = /\b(?:each|it|they|them|this|these|those)\b/i;

/** A question is weighed against all points of its passages. */
const known = new WeakMap<Question, { passages: Passage[]; relevance: Relevance | null }>();

/**
 * How much of what the last sentence asks a text holds, where a case is told before it: "The answer came too late. What is done with
 * a late answer?". 0 when it is all one sentence, or the last one names nothing itself.
 */
export function shareOfAsked(terms: Set<string>, { question, passages }: Material): number {
  const kept = known.get(question);
  const relevance = kept?.passages === passages ? kept.relevance : relevanceOfLast(question.text, passages);
  known.set(question, { passages, relevance });
  return relevance?.share(terms) ?? 0;
}

function relevanceOfLast(text: string, passages: Passage[]): Relevance | null {
  const sentences = text.trim().split(/(?<=[.!?])\s+/);
  const last = sentences.at(-1) ?? '';
  const terms = [...termSet(last)];
  const isNamed = terms.some((term) => topicWeight(term, last) >= 1);
  if (sentences.length < 2 || pointsToCase.test(last) || !isNamed || terms.length < fewestTerms) return null;
  return relevanceTo(readQuestion(last), passages);
}
