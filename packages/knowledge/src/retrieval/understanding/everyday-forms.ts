import { analyse } from '../../analysis/analyse.ts';
import { everydayTerms } from '../../analysis/everyday-terms.ts';
import { rawTokens } from '../../analysis/raw-tokens.ts';
import { stemWord } from '../../analysis/stem-word.ts';

/** Everyday words, and what documents call them: each term as stems. */
type EverydayForm = { readonly typed: readonly string[]; readonly forms: readonly (readonly string[])[] };

/** By their first word, those of most words first. */
const entries: ReadonlyMap<string, readonly EverydayForm[]> = Map.groupBy(
  everydayTerms
    .map(
      ([typed, terms]): EverydayForm => ({
        typed: typed.split(' ').map(stemWord),
        forms: terms.map((term) =>
          analyse(term)
            .filter(({ kind }) => kind !== 'joined')
            .map(({ text }) => text),
        ),
      }),
    )
    .sort((one, other) => other.typed.length - one.typed.length),
  ({ typed }) => typed[0] ?? '',
);

/** A question with such a word wants to know of a pharmacy, and not of any merchant. */
const tradeCodes = new Set(['mcc', 'mccs'].map(stemWord));
const merchant = stemWord('merchant');
const none: readonly EverydayForm[] = [];

/**
 * Finds everyday words for things that have a term; "not" and other little words count, as they stand in a row. Of
 * those that begin at one word the longest says what is meant: a secret is a key, a secret number is a PIN.
 */
export function everydayForms(question: string): readonly EverydayForm[] {
  const words = rawTokens(question).map(({ text }) => stemWord(text));
  const asksForTrade = words.some((word) => tradeCodes.has(word));
  return words.flatMap((word, index) => {
    const beginning = entries.get(word);
    return beginning ? longestAt(words, index, beginning, asksForTrade) : none;
  });
}

/** Of those that begin with the word at `index` the longest that stand there. */
function longestAt(
  words: readonly string[],
  index: number,
  beginning: readonly EverydayForm[],
  asksForTrade: boolean,
): readonly EverydayForm[] {
  const found: EverydayForm[] = [];
  for (const entry of beginning) {
    if (entry.typed.length < (found[0]?.typed.length ?? 0)) break;
    const isMeant = !(asksForTrade && entry.forms.every((form) => form.join(' ') === merchant));
    if (isMeant && standsAt(words, index, entry.typed)) found.push(entry);
  }
  return found;
}

function standsAt(words: readonly string[], index: number, typed: readonly string[]): boolean {
  for (let offset = 1; offset < typed.length; offset += 1)
    if (words[index + offset] !== typed[offset]) return false;
  return true;
}

/** Every form that everyday words are called by, as stems. */
export function allEverydayForms(): (readonly string[])[] {
  return [...entries.values()].flatMap((list) => list.flatMap(({ forms }) => forms));
}
