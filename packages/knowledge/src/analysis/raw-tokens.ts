import { remembering } from './remembering.ts';

/** A word or number as it stands in a text, folded to lower case without accents. */
export type RawToken = {
  readonly text: string;
  /** What stood between the token before and this one. */
  readonly gap: string;
  /** Whether it was written in capitals. */
  readonly isUpper: boolean;
};

const invisible = /\p{Default_Ignorable_Code_Point}/gu;
const hyphenLike = /[\u2010-\u2012\u2212]/g;
const mark = /\p{M}/gu;
const word = /[\p{L}\p{N}]+(?:['\u2019][\p{L}]+)*/gu;

/** Makes look-alike characters plain: compatibility forms, accents, invisible characters. */
export function foldCharacters(text: string): string {
  if (/^[\0-\x7f]*$/.test(text)) return text;
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
  for (const match of folded.matchAll(word)) {
    const written = match[0].replace(/['\u2019]s$/i, '').replace(/['\u2019]/g, '');
    tokens.push({
      text: written.toLowerCase(),
      gap: folded.slice(end, match.index),
      isUpper: written === written.toUpperCase() && written !== written.toLowerCase(),
    });
    end = match.index + match[0].length;
  }
  return tokens;
});
