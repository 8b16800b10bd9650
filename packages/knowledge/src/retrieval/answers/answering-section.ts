import { aimsOfQuestion, type SectionAim } from '../../analysis/aims.ts';
import type { Engine } from '../engine.ts';
import type { Ranked } from '../ranking/rank-passages.ts';

const place = 3;
const mostOfOneDocument = 3;
/** A section that none of the ranking brought up is as good as the last that it did. */
const scoreOfBest = 0.3;

/**
 * Takes in the section of the best article that does what the question wants (its steps, its comparison, its
 * contents), when the ranking left it out: such a section may hold few of the words of the question. Of three sections
 * of that article the last gives way.
 */
export function withAnsweringSection(
  { store }: Engine,
  question: string,
  chosen: readonly Ranked[],
  ranked: readonly Ranked[],
  most: number,
): Ranked[] {
  const best = chosen[0]?.outline;
  const aims = new Set<SectionAim>(aimsOfQuestion(question));
  aims.delete('overview');
  if (best?.kind !== 'document' || aims.size === 0) return [...chosen];
  const subject = best.documentId;
  const sections = store.outlinesOf(subject);
  // Where no section tells the steps, the worked example shows them.
  if (aims.has('steps') && !sections.some(({ aim }) => aim === 'steps')) aims.add('example');
  const its = chosen.filter(({ outline }) => outline.documentId === subject);
  if (its.some(({ outline }) => aims.has(outline.aim))) return [...chosen];
  const missing = sections.filter(({ aim }) => aims.has(aim));
  const known = ranked.find(({ outline }) => missing.some(({ number }) => number === outline.number));
  const outline = known?.outline ?? missing[0];
  if (!outline) return [...chosen];
  const added = known ?? { outline, score: (chosen[0]?.score ?? 0) * scoreOfBest, share: 0, isExact: false };
  const giving = its.length >= mostOfOneDocument ? its.at(-1) : undefined;
  const rest = chosen.filter((each) => each !== giving).slice(0, giving ? most : most - 1);
  return [...rest.slice(0, place), added, ...rest.slice(place)];
}
