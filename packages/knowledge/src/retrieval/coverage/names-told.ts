import type { Engine } from '../engine.ts';
import { holds } from '../ranking/aspect-match.ts';
import type { Ranked } from '../ranking/rank-passages.ts';
import type { Aspect } from '../understanding/understand-question.ts';

/** What stands in the document of an answer that stands so well is no name that nobody knows. */
const tellingStanding = 0.7;

/**
 * What a question asks about, where names that were found in the document of the direct answer are words like others: how long a firm
 * waits that only this document names.
 *
 * @param found the passages that were found
 * @param answering the passages of the direct answers
 * @param standing how well the best of these stands
 */
export function withNamesTold(
  { index, store }: Engine,
  asked: readonly Aspect[],
  found: readonly Ranked[],
  answering: readonly number[],
  standing: number,
): readonly Aspect[] {
  if (standing < tellingStanding || !asked.some(({ isName }) => isName)) return asked;
  const documents = new Set(answering.map((number) => store.outline(number).documentId));
  const telling = found.filter(({ outline }) => documents.has(outline.documentId));
  const isTold = (aspect: Aspect) =>
    aspect.isName && telling.some(({ outline }) => holds(index, outline.number, aspect));
  return asked.map((aspect) => (isTold(aspect) ? { ...aspect, isName: false } : aspect));
}
