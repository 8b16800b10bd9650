import type { Engine } from './engine.ts';
import type { Aspect } from './understand-question.ts';

/** Words of a listed question that are not asked for count for less than those that are. */
const strangeWeight = 0.7;
/** Title and heading come before the questions that a section lists. */
const columnsBefore = 2;

/**
 * How near each section comes to a question by the one of its listed questions that says most nearly the same: 1 for the very same
 * words, 0 where none has any of them. What all its questions say together is no such measure: ten of them share hardly a word
 * with a long question by chance, and together they have most of its words.
 */
export function nearnessToListed(
  { index, lexicon }: Engine,
  aspects: readonly Aspect[],
): (passage: number) => number {
  const weights = new Map<number, number>();
  let all = 0;
  for (const { alternatives, weight } of aspects) {
    all += weight;
    for (const stem of alternatives) weights.set(lexicon.number(stem), weight);
  }
  weights.delete(0);
  return (passage) => {
    const stems = index.sequence(passage);
    let nearest = 0;
    for (let [from, end] = firstQuestion(stems); end > from; [from, end] = [end + 1, endOfPart(stems, end + 1)]) {
      let held = 0;
      let strange = 0;
      for (let at = from; at < end; at += 1) {
        const stem = stems[at] ?? 0;
        const weight = weights.get(stem);
        if (weight === undefined) strange += lexicon.weightOf(stem) * strangeWeight;
        else if (stems.indexOf(stem, from) === at) held += weight;
      }
      if (held > 0) nearest = Math.max(nearest, held / Math.sqrt(all * (held + strange)));
    }
    return nearest;
  };
}

/** Where the first listed question begins and ends; there is none when that is the same place. */
function firstQuestion(stems: Uint32Array): [from: number, end: number] {
  let from = 0;
  for (let column = 0; column < columnsBefore; column += 1) from = endOfPart(stems, from) + 1;
  return [from, endOfPart(stems, from)];
}

function endOfPart(stems: Uint32Array, from: number): number {
  const end = stems.indexOf(0, from);
  return end < 0 ? stems.length : end;
}
