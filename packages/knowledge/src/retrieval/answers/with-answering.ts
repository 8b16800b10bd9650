import type { Engine } from '../engine.ts';
import type { Ranked } from '../ranking/rank-passages.ts';
import type { DirectAnswers } from './direct-answer.ts';

/**
 * The passages found with those that answer; where the ranking did not bring these up they come after the first, which is the best
 * that is told of the whole question, and after the rows of codes. Those that answer stand in the order of what they answer, in the
 * places they have together.
 */
export function withAnswering(
  { store }: Engine,
  answering: Iterable<number>,
  found: readonly Ranked[],
  most: number,
): Ranked[] {
  const numbers = [...answering];
  const known = new Set(found.map(({ outline }) => outline.number));
  const score = found[0]?.score ?? 1;
  const added = numbers.flatMap((number) =>
    known.has(number) ? [] : [{ outline: store.outline(number), score, share: 1, isExact: false }],
  );
  const rows = found.findIndex(({ isExact }) => !isExact);
  const place = rows < 0 ? found.length : rows + 1;
  const all = [...found.slice(0, place), ...added, ...found.slice(place)].slice(0, most);
  return inOrderOf(numbers, all);
}

/** Some of the passages in an order of their own, in the places that they have together. */
function inOrderOf(numbers: readonly number[], all: readonly Ranked[]): Ranked[] {
  const byNumber = new Map(all.map((each) => [each.outline.number, each]));
  const inOrder = numbers.flatMap((number) => byNumber.get(number) ?? []);
  return all.map((each) => (numbers.includes(each.outline.number) ? (inOrder.shift() ?? each) : each));
}

/**
 * The passages found with those that answer something near, best first, at the end where others that answer nothing make room.
 *
 * @param kept passages that make none: entries that were asked for
 */
export function withNear(
  { store }: Engine,
  { texts, near }: Pick<DirectAnswers, 'texts' | 'near'>,
  found: readonly Ranked[],
  most: number,
  kept: readonly number[],
): Ranked[] {
  const known = new Set(found.map(({ outline }) => outline.number));
  const score = found.at(-1)?.score ?? 0;
  const added = [...near.keys()].flatMap((number) =>
    known.has(number) ? [] : [{ outline: store.outline(number), score, share: 0, isExact: false }],
  );
  const tooMany = Math.max(0, found.length + added.length - most);
  const giving = found
    .filter(
      ({ outline: { number }, isExact }) =>
        !isExact && !texts.has(number) && !near.has(number) && !kept.includes(number),
    )
    .reverse()
    .slice(0, tooMany);
  const all = [...found.filter((each) => !giving.includes(each)), ...added].slice(0, most);
  return inOrderOf(
    [...near.keys()].filter((number) => !texts.has(number)),
    all,
  );
}
