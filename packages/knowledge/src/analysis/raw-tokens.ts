import { remembering } from './remembering.ts';

/** A word or number as it stands in a text, folded to lower case without accents. */
export type RawToken = {
  readonly text: string;
  /** What stood between the token before and this one. */
  readonly gap: string;
  /** Whether it was written in capitals. */
  readonly isUpper: boolean;
  /** Whether there is a digit in it, as in any code but those of letters. */
  readonly hasDigit: boolean;
};

const invisible = /\p{Default_Ignorable_Code_Point}/gu;
const hyphenLike = /[\u2010-\u2012\u2212]/g;
const mark = /\p{M}/gu;
const word = /[\p{L}\p{N}]+(?:['\u2019][\p{L}]+)*/gu;
/** The same of plain characters, which is found faster. */
const plainWord = /[a-z\d]+(?:'[a-z]+)*/gi;
const isPlain = /^[\0-\x7f]*$/;
const apostrophe = /['\u2019]/;
const digit = /\d/;

/** Makes look-alike characters plain: compatibility forms, accents, invisible characters. */
export function foldCharacters(text: string): string {
  if (isPlain.test(text)) return text;
  return text
    .normalize('NFKD')
    .replace(invisible, '')
    .replace(mark, '')
    .replace(hyphenLike, '-')
    .normalize('NFC');
}

/** Cuts a text into words and numbers. Apostrophes join (`don't`), a possessive `'s` is dropped, `0x` too. */
export const rawTokens = remembering((text: string): readonly RawToken[] => {
  const folded = foldCharacters(text);
  const tokens: RawToken[] = [];
  let end = 0;
  for (const { 0: match, index } of folded.matchAll(isPlain.test(folded) ? plainWord : word)) {
    const written = apostrophe.test(match) ? withoutApostrophes(match) : match;
    const lower = written.toLowerCase();
    tokens.push({
      text: lower,
      gap: folded.slice(end, index),
      isUpper: written !== lower && written === written.toUpperCase(),
      hasDigit: digit.test(lower),
    });
    end = index + match.length;
  }
  return tokens;
});

const withoutApostrophes = (word: string): string =>
  word.replace(/['\u2019]s$/i, '').replace(/['\u2019]/g, '');
