import type { Passage } from '../passages/passage.ts';
import { spelledOut } from '../passages/spelled-out.ts';
import { withoutAsking } from '../question/answer-type.ts';
import { pointsBack } from '../question/follow-up.ts';
import type { Question } from '../question/question-kind.ts';
import { otherNames } from '../text/everyday-words.ts';
import { termSet, topicWeight } from '../text/words.ts';

/** Weighs texts against a question: how much of what it asks about they contain. */
export type Relevance = {
  /** The question's terms with their weights. */
  weights: Map<string, number>;
  /** 0 to 1: the weighted share of the question's terms in `terms`; those only in `context` count by half. */
  share(terms: Set<string>, context?: Set<string>): number;
};

const contextShare = 0.5;
const numberWeight = 0.3;
const circumstanceShare = 0.5;
const fewTerms = 2;
/** Amounts, counts and days; a longer number that a passage has too is a code or a message type. */
const shortNumber = /^\d{1,3}$/;

/** @param earlier terms of the conversation before, which count a little when the question itself says little */
export function relevanceTo(
  { text: question, codes, isScenario }: Question,
  passages: Passage[],
  earlier = '',
): Relevance {
  // A question that goes on from another may say nothing else.
  const asked = termSet(earlier === '' ? withoutAsking(question) : question);
  const weights = new Map<string, number>();
  // Amounts, counts and periods of what is told say nothing of the topic, and neither does a code met by the way.
  const weightOf = (term: string) => {
    if (!/\d/.test(term)) return topicWeight(term, question);
    const isCode = codes.some(
      ({ label, value, key }) => [value, key].includes(term) || termSet(label).has(term),
    );
    if (shortNumber.test(term) && !isCode) return numberWeight;
    return topicWeight(term, question) * (isCode && isScenario ? circumstanceShare : 1);
  };
  const names = new Map([...spelledOut(question, passages), ...otherNames(question)]);
  const has = (terms: Set<string>, term: string): boolean =>
    terms.has(term) || (names.get(term)?.some((ways) => ways.every((each) => terms.has(each))) ?? false);
  const isHeld = (term: string) => passages.some(({ terms }) => has(terms, term));
  // A term that no passage has tells none from another.
  for (const term of asked)
    if (isHeld(term))
      weights.set(
        term,
        weightOf(term) * rarity(passages.filter(({ terms }) => has(terms, term)).length, passages.length),
      );
  const telling = [...asked].filter((term) => topicWeight(term, question) >= 1);
  if (telling.length <= fewTerms || pointsBack(question)) {
    for (const term of termSet(earlier))
      if (!asked.has(term) && isHeld(term))
        weights.set(
          term,
          0.4 * rarity(passages.filter(({ terms }) => has(terms, term)).length, passages.length),
        );
  }
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0) || 1;
  return {
    weights,
    share(terms, context) {
      let found = 0;
      for (const [term, weight] of weights) {
        if (has(terms, term)) found += weight;
        else if (context && has(context, term)) found += weight * contextShare;
      }
      return found / total;
    },
  };
}

/** A term in few of the passages tells them apart better than one in all of them. */
function rarity(holding: number, all: number): number {
  return Math.log(1 + (all + 1) / (holding + 0.5));
}
