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
  const told = new Float64Array(store.documentEnd);
  const best = new Float64Array(store.documentEnd);
  for (const { alternatives, weight } of aspects) {
    const found: number[] = [];
    index.visit(alternatives, (passage, impact) => {
      if (!store.isArticle(passage) || store.isRemoved(passage)) return;
      const document = store.documentNumber(passage);
      const before = best[document] ?? 0;
      if (before === 0) found.push(document);
      if (impact > before) best[document] = impact;
    });
    for (const document of found) {
      told[document] = (told[document] ?? 0) + (best[document] ?? 0) * weight;
      best[document] = 0;
    }
  }
  for (let number = 1; number < total.length; number += 1) {
    const score = total[number] ?? 0;
    if (score > 0 && store.isArticle(number))
      total[number] = score + documentWeight * (told[store.documentNumber(number)] ?? 0);
  }
}
