import type { Scores } from '../../memory-index/term-index.ts';
import type { Engine } from '../engine.ts';
import type { Aspect } from '../understanding/understand-question.ts';

/** How much a section gains from what its whole article says. */
const documentWeight = 0.3;

/**
 * Adds to each section that was found what its whole article tells of the question: of each aspect as much as the section
 * that tells most of it. An article that speaks of all that is asked, if not in one section, is a better home of the answer
 * than one with a single word of it.
 */
export function addWholeDocuments({ index, store }: Engine, aspects: readonly Aspect[], total: Scores): void {
  const told = index.noArticleScores();
  for (const { alternatives, weight } of aspects) index.addToArticles(told, alternatives, weight);
  for (let article = 1; article < told.length; article += 1) {
    const more = documentWeight * (told[article] as number);
    if (more === 0) continue;
    const { first, count } = store.sectionsOf(article);
    for (let number = first; number < first + count; number += 1)
      if ((total[number] as number) > 0) total[number] = (total[number] as number) + more;
  }
}
