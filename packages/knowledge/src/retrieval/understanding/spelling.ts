import { everydayWords } from '../../analysis/everyday-words.ts';
import { questionWords, stopWords } from '../../analysis/stop-words.ts';
import { editDistance } from '../../memory-index/edit-distance.ts';
import type { Lexicon } from '../../memory-index/lexicon.ts';
import { isSlip } from '../../memory-index/slip.ts';
import type { TermForms } from './term-forms.ts';

/** A question with its misspelt words corrected, and the stems that each corrected word may have meant. */
export type Spelled = { readonly text: string; readonly corrected: ReadonlyMap<string, readonly string[]> };

const word = /[\p{L}\p{N}][\p{L}\p{N}'\u2019]*/gu;
/** The same of plain characters, which is found faster. */
const plainWord = /[a-z\d][a-z\d']*/gi;
const isPlain = /^[\0-\x7f]*$/;
const mostLettersOfName = 5;
const misspellable = /^[a-z]{3,24}$/;

/**
 * Corrects the words that the index does not know: little words first, then terms by their neighbours, then any.
 *
 * @param isWord whether a word is none to correct though the index does not know it
 */
export function correctSpelling(
  question: string,
  lexicon: Lexicon,
  forms: TermForms,
  isWord: (word: string) => boolean = () => false,
): Spelled {
  const corrected = new Map<string, readonly string[]>();
  let before: string | undefined;
  const text = question.replace(isPlain.test(question) ? plainWord : word, (written) => {
    const lower = written.toLowerCase();
    const previous = before;
    before = lower;
    if (!misspellable.test(lower) || isKnown(lower, lexicon) || isWord(lower)) return written;
    const meant = littleWord(lower) ?? inTerm(previous, lower, lexicon, forms);
    if (meant) {
      before = meant;
      return meant;
    }
    const [best, ...others] = lexicon.corrections(lower);
    if (!best || (isNameWithin(written, previous) && !mayBeMeant(written, best.stem, lexicon)))
      return written;
    before = best.word;
    corrected.set(best.word, [best.stem, ...others.map(({ stem }) => stem)]);
    return best.word;
  });
  return { text, corrected };
}

/** "Lightning" within a sentence is a name, and no misspelt "fighting". */
function isNameWithin(written: string, previous: string | undefined): boolean {
  return previous !== undefined && /^\p{Lu}/u.test(written);
}

/** A short name is near to many words; only a term of the field is likelier than a name. */
function mayBeMeant(written: string, stem: string, lexicon: Lexicon): boolean {
  return written.length > mostLettersOfName ? lexicon.isOfTheField(stem) : lexicon.isTerm(stem);
}

function isKnown(lower: string, lexicon: Lexicon): boolean {
  return stopWords.has(lower) || lexicon.knows(lower) || questionWords.has(lower) || everydayWords.has(lower);
}

const littleWords = [...new Set([...stopWords, ...questionWords])].filter((each) => each.length >= 3);
const known = new Map<string, string | undefined>();

/**
 * Short words differ by one letter from many, so of them only a missing or swapped letter is taken for a slip, and one vowel for
 * another, as whoever spells by ear writes them: "meen".
 */
function littleWord(lower: string): string | undefined {
  if (known.has(lower)) return known.get(lower);
  const near = littleWords.filter(
    (each) =>
      each[0] === lower[0] &&
      editDistance(lower, each, 1) === 1 &&
      (isSlip(lower, each) || hasOtherVowel(lower, each)),
  );
  const best = near.sort((one, other) => rank(lower, one) - rank(lower, other))[0];
  if (known.size > 2_000) known.clear();
  known.set(lower, best);
  return best;
}

const vowels = /[aeiouy]/g;

function hasOtherVowel(written: string, meant: string): boolean {
  return written.replace(vowels, '*') === meant.replace(vowels, '*');
}

function rank(lower: string, each: string): number {
  return each.length > lower.length ? 0 : each.length === lower.length ? 1 : 2;
}

/** "PCI DDS": after the first word of a term, one letter off its second. */
function inTerm(
  before: string | undefined,
  lower: string,
  lexicon: Lexicon,
  forms: TermForms,
): string | undefined {
  const stem = before && lexicon.stemOf(before);
  if (!stem) return undefined;
  return forms.secondStems(stem).find((next) => editDistance(lower, next, 1) === 1 && lexicon.has(next));
}
