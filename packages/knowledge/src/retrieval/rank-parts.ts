import { shareOf } from './aspect-match.ts';
import type { Engine } from './engine.ts';
import { askedParts } from './question-parts.ts';
import type { Ranked } from './rank-passages.ts';
import { type Aspect, type UnderstoodQuestion, understandQuestion } from './understand-question.ts';

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
  ranked: readonly Ranked[],
): Ranked[] {
  const asked = askedParts(text);
  if (asked.length < 2) return [];
  const parts = asked.map((part) => {
    const { aspects } = understandQuestion(part, engine.lexicon, engine.forms);
    const own = aspects.filter(({ isEssential }) => isEssential);
    const named = own.filter(({ isInTerm, kind }) => isInTerm || kind === 'code');
    const said = new Set(own.flatMap(({ alternatives }) => alternatives));
    const beside = whole.filter(
      ({ alternatives, isEssential, isInTerm }) =>
        isEssential && isInTerm && !alternatives.some((stem) => said.has(stem)),
    );
    const sought = named.length < fewestNamed ? [...own, ...beside] : own;
    return sought.length < fewestNamed ? [] : bestFor(engine, sought, ranked);
  });
  return Array.from({ length: mostOfPart }, (_, place) => parts.flatMap((best) => best[place] ?? [])).flat();
}

/** Of passages found for a text those that tell most of a part of it. */
function bestFor({ index }: Engine, sought: readonly Aspect[], ranked: readonly Ranked[]): Ranked[] {
  const share = shareOf(index, sought);
  const known = sought.map(({ alternatives, weight }) => ({ stems: index.numbersOf(alternatives), weight }));
  const told = (number: number) =>
    known.reduce(
      (sum, { stems, weight }) =>
        sum + weight * stems.reduce((most, stem) => Math.max(most, index.impactOf(number, stem)), 0),
      0,
    ) * share(number);
  return ranked
    .filter(({ outline }) => outline.kind === 'document')
    .map((each) => ({ each, told: told(each.outline.number) }))
    .sort((one, other) => other.told - one.told)
    .slice(0, mostOfPart)
    .map(({ each }) => each);
}
