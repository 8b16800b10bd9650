import { termsOf } from '../text/words.ts';

const near = 4;

/** The share of the neighbours in the question that are neighbours in the text too, in whatever order. */
export function pairsOf(question: string, text: string): number {
  const asked = termsOf(question);
  const told = termsOf(text);
  const found = asked.slice(1).filter((term, at) => {
    const before = asked[at];
    return told.some(
      (each, place) =>
        each === before && told.slice(Math.max(0, place - near), place + near + 1).includes(term),
    );
  });
  return asked.length > 1 ? found.length / (asked.length - 1) : 0;
}
