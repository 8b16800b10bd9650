import { analyse } from '../analysis/analyse.ts';
import { everydayTerms } from '../analysis/everyday-terms.ts';
import { rawTokens } from '../analysis/raw-tokens.ts';
import { stemWord } from '../analysis/stem-word.ts';

type Entry = { readonly words: readonly string[]; readonly forms: readonly (readonly string[])[] };

const entries: ReadonlyMap<string, readonly Entry[]> = Map.groupBy(
  everydayTerms.map(
    ([typed, terms]): Entry => ({
      words: typed.split(' ').map(stemWord),
      forms: terms.map((term) =>
        analyse(term)
          .filter(({ kind }) => kind !== 'joined')
          .map(({ text }) => text),
      ),
    }),
  ),
  ({ words }) => words[0] ?? '',
);

/** A question with such a word wants to know of a pharmacy, and not of any merchant. */
const tradeCodes = new Set(['mcc', 'mccs'].map(stemWord));
const merchant = stemWord('merchant');

/** What everyday words in a question are called by documents: where they stand, and each term as stems. */
type EverydayForm = { readonly typed: readonly string[]; readonly forms: Entry['forms'] };

/**
 * Finds everyday words for things that have a term; "not" and other little words count, as they stand in a row. Of
 * those that begin at one word the longest says what is meant: a secret is a key, a secret number is a PIN.
 */
export function everydayForms(question: string): EverydayForm[] {
  const words = rawTokens(question).map(({ text }) => stemWord(text));
  const asksForTrade = words.some((word) => tradeCodes.has(word));
  return words.flatMap((word, index) => {
    const beginning = entries.get(word);
    if (!beginning) return [];
    const found = beginning.filter(
      (entry) =>
        entry.words.every((each, offset) => words[index + offset] === each) &&
        !(asksForTrade && entry.forms.every((form) => form.join(' ') === merchant)),
    );
    const longest = Math.max(...found.map((entry) => entry.words.length));
    return found
      .filter((entry) => entry.words.length === longest)
      .map((entry) => ({ typed: entry.words, forms: entry.forms }));
  });
}

/** Every form that everyday words are called by, as stems. */
export function allEverydayForms(): (readonly string[])[] {
  return [...entries.values()].flatMap((list) => list.flatMap(({ forms }) => forms));
}
