import type { Passage } from '../passages/passage.ts';
import { narrowing } from '../question/narrowing.ts';
import { sectionFit } from '../question/section-fit.ts';
import type { Material } from './material.ts';

/** What counts for a passage: its place among those sent most of all. `fresh` is what it holds that none before it held. */
const weight = { rank: 1.7, about: 0.8, fit: 0.5, fresh: 1, document: 0.4, narrow: 0.5, best: 0.7 };

/**
 * The passages in the order in which an answer takes them: those given first, then always the one that adds most, so that
 * every part of a question is heard before one is told at length.
 */
export function orderPassages(
  { passages, relevance, question, points, rows }: Material,
  first: Passage[],
): Passage[] {
  const order = [...new Set(first)];
  const left = new Set(passages.filter((passage) => !order.includes(passage)));
  const heard = new Set(order.flatMap(({ terms }) => [...terms]));
  const documents = new Set(order.map(({ title }) => title));
  const best = new Map<number, number>();
  for (const { n, terms } of [...points, ...rows])
    best.set(n, Math.max(best.get(n) ?? 0, relevance.share(terms)));
  const standing = new Map(
    passages.map((passage, place) => [
      passage,
      weight.rank * (1 - place / passages.length) +
        weight.about * relevance.share(passage.about) +
        weight.best * (best.get(passage.n) ?? 0) +
        weight.fit * sectionFit(passage.section, question) +
        (documents.has(passage.title) ? weight.document : 0) -
        weight.narrow * narrowing(`${passage.title}. ${passage.section}`, question.text),
    ]),
  );
  const worth = (passage: Passage) => {
    const fresh = new Set([...passage.terms].filter((term) => !heard.has(term)));
    return (standing.get(passage) ?? 0) + weight.fresh * relevance.share(fresh);
  };
  while (left.size > 0) {
    const next = [...left].reduce((best, each) => (worth(each) > worth(best) ? each : best));
    left.delete(next);
    order.push(next);
    for (const term of next.terms) heard.add(term);
  }
  return order;
}
