import type { Engine } from '../engine.ts';
import { holds } from '../ranking/aspect-match.ts';
import type { Ranked } from '../ranking/rank-passages.ts';
import type { Aspect } from '../understanding/understand-question.ts';

const passagesLookedAt = 2;
/** One word alone may stand anywhere by the way. */
const fewestHeld = 2;

/**
 * Whether one of the best passages was imported and holds all that a question asks for: an operator's documents may be about
 * anything, other fields and codes of their own too, so what the built-in ones cannot be about is no reason to refuse it.
 */
export function isHeldByImport(
  { index, store }: Engine,
  sought: readonly Aspect[],
  chosen: readonly Ranked[],
): boolean {
  const asked = sought.filter(({ kind }) => kind !== 'joined');
  return (
    asked.length >= fewestHeld &&
    chosen
      .slice(0, passagesLookedAt)
      .some(
        ({ outline: { number } }) =>
          store.isImported(number) && asked.every((each) => holds(index, number, each)),
      )
  );
}
