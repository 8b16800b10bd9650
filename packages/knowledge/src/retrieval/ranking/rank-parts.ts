import { BestNumbers } from '../../memory-index/best-numbers.ts';
import type { ImpactRow } from '../../memory-index/impact-table.ts';
import { zeros } from '../../zeros.ts';
import type { Engine } from '../engine.ts';
import { aspectsSaidIn } from '../understanding/aspects-said.ts';
import { askedParts } from '../understanding/question-parts.ts';
import type { Aspect, UnderstoodQuestion } from '../understanding/understand-question.ts';
import type { AspectMatch } from './aspect-match.ts';
import type { Ranked, Ranking } from './rank-passages.ts';

/** A part that names fewer things of the field than this leans on the rest of the text. */
const fewestNamed = 2;
const mostOfPart = 3;

/**
 * The best passages for each question of a text that asks several, in turn: the first of each, then the second of each. They
 * are taken from the ranking of the whole. A part that names little itself is understood with what the text says beside it.
 */
export function rankParts(
  engine: Engine,
  { text, aspects: whole }: UnderstoodQuestion,
  { ranked, match }: Ranking,
): Ranked[] {
  const asked = askedParts(text);
  if (asked.length < 2) return [];
  const articles = ranked.filter(({ outline }) => outline.kind === 'document');
  const parts = asked.map((part) => {
    const sought = aspectsOfPart(part, text, whole);
    return sought.length < fewestNamed ? [] : bestFor(engine, sought, articles, match);
  });
  return Array.from({ length: mostOfPart }, (_, place) => parts.flatMap((best) => best[place] ?? [])).flat();
}

/**
 * What a part of a text asks about; one that names little itself, with what the text names before it, and one that names nothing, with
 * all that the text names.
 */
export function aspectsOfPart(part: string, text: string, whole: readonly Aspect[]): readonly Aspect[] {
  const own = aspectsSaidIn(part, whole);
  const named = own.filter(isNamed);
  if (named.length >= fewestNamed) return own;
  const said = new Set(own.flatMap(({ alternatives }) => alternatives));
  const around = named.length === 0 ? whole : aspectsSaidIn(text.slice(0, text.indexOf(part)), whole);
  const beside = around.filter(
    ({ alternatives, isEssential, isInTerm }) =>
      isEssential && isInTerm && !alternatives.some((stem) => said.has(stem)),
  );
  return [...own, ...beside];
}

/** Whether it is of the field by itself. */
export function isNamed({ isInTerm, kind }: Aspect): boolean {
  return isInTerm || kind === 'code';
}

/** Of passages found for a text those that tell most of a part of it. */
function bestFor(
  { index }: Engine,
  sought: readonly Aspect[],
  articles: readonly Ranked[],
  match: AspectMatch,
): Ranked[] {
  const { impacts } = match;
  const share = match.shareOf(sought);
  const told = zeros(impacts.size);
  const most = zeros(impacts.size);
  for (const { alternatives, weight } of sought) {
    most.fill(0);
    for (const stem of index.numbersOf(alternatives)) raise(most, impacts.of(stem));
    for (let place = 0; place < told.length; place += 1)
      told[place] = (told[place] as number) + weight * (most[place] as number);
  }
  const best = new BestNumbers(mostOfPart);
  for (const [at, { outline }] of articles.entries())
    best.offer(at, (told[impacts.placeOf(outline.number)] ?? 0) * share(outline.number));
  return best.found().flatMap(([at]) => articles[at] ?? []);
}

function raise(most: number[], row: ImpactRow): void {
  for (let place = 0; place < most.length; place += 1)
    if ((row[place] as number) > (most[place] as number)) most[place] = row[place] as number;
}
