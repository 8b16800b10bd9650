import type { Scores } from '../memory-index/term-index.ts';
import type { Engine } from './engine.ts';
import type { Aspect } from './understand-question.ts';

/** How much a section gains from what its whole article says. */
const documentWeight = 0.3;

/**
 * Adds to each section that was found what its whole article tells of the question: of each aspect as much as the section
 * that tells most of it. An article that speaks of all that is asked, if not in one section, is a better home of the answer
 * than one with a single word of it.
 */
export function addWholeDocuments({ index, store }: Engine, aspects: readonly Aspect[], total: Scores): void {
  const { articles } = store;
  const told = new Float64Array(store.articleEnd);
  for (const { alternatives, weight } of aspects) index.addToArticles(told, alternatives, weight);
  for (let number = 1; number < total.length; number += 1) {
    const score = total[number] as number;
    if (score > 0) total[number] = score + documentWeight * (told[articles[number] as number] as number);
  }
}
