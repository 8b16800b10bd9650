import { keyOf, tellingStems } from '../index-file/wording-key.ts';
import type { Engine } from './engine.ts';
import type { Ranked } from './rank-passages.ts';

/** The passage that answers at once a question worded just so, the place of the answer in it, and whether no other does. */
export type ExactWording = { readonly number: number; readonly answer: number; readonly isOnly: boolean };

/**
 * Finds what answers a question in an editor's very words, in whatever order; undefined for a question that none has, and for one
 * that is about a single word unless that is a term.
 */
export function exactWording({ store, lexicon }: Engine, question: string): ExactWording | undefined {
  const stems = tellingStems(question);
  const [only] = stems;
  if (only === undefined || (stems.length === 1 && !lexicon.isTerm(only))) return undefined;
  return store.wording(keyOf(stems, question));
}

/**
 * The passages found with those that answer, which stand behind the first of them and the rows of codes, wherever they were
 * found or not. They stand in the order of what they answer, in the places they have together.
 */
export function withAnswering(
  { store }: Engine,
  answering: Iterable<number>,
  found: readonly Ranked[],
  most: number,
): Ranked[] {
  const numbers = [...answering];
  const byNumber = new Map(found.map((each) => [each.outline.number, each]));
  const score = found[0]?.score ?? 1;
  const answers = numbers.map(
    (number) => byNumber.get(number) ?? { outline: store.outline(number), score, share: 1, isExact: false },
  );
  const rows = found.findIndex(({ isExact }) => !isExact);
  const before = found.slice(0, rows < 0 ? found.length : rows + 1);
  const isBefore = new Set(before);
  const moved = answers.filter((each) => !isBefore.has(each));
  const isMoved = new Set(moved);
  const others = found.slice(before.length).filter((each) => !isMoved.has(each));
  const inOrder = [...answers];
  return [...before, ...moved, ...others]
    .slice(0, most)
    .map((each) => (answers.includes(each) ? (inOrder.shift() ?? each) : each));
}
