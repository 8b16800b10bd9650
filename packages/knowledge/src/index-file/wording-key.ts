import { analyse } from '../analysis/analyse.ts';
import { wantOf } from '../analysis/wants.ts';

/** Words that only say what is wanted, which the key has of its own. */
const asking = new Set(
  'mean means meaning meant define definition describe explain explained explanation tell differ difference differences different compare compared comparison versus vs stand stands please'.split(
    ' ',
  ),
);

/** The stems of what a question asks about, each once. */
export function tellingStems(question: string): string[] {
  const tokens = analyse(question).filter(({ kind, surface }) => kind !== 'joined' && !asking.has(surface));
  return [...new Set(tokens.map(({ text }) => text))];
}

/**
 * What two wordings of one question have in common, whatever the order of their words and how they ask: what is asked about and
 * what is wanted of it.
 *
 * @param stems the telling ones of the question
 */
export function keyOf(stems: readonly string[], question: string): string {
  return [...stems.toSorted(), wantOf(question) ?? '?'].join(' ');
}
