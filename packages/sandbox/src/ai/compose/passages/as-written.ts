import type { Passage } from './passage.ts';

const word = /(?<![\p{L}\p{N}])\p{L}[\p{L}\p{N}]{1,7}(?![\p{L}\p{N}])/gu;

/** A name of a question with the capitals that passages give its abbreviations: "Cavv" is written CAVV. */
export function asWritten(name: string, passages: Passage[]): string {
  const text = passages.map(({ title, section, text: body }) => `${title} ${section} ${body}`).join(' ');
  return name.replace(word, (asked) => {
    const found = [...text.matchAll(new RegExp(`(?<![\\p{L}\\p{N}])${asked}(?![\\p{L}\\p{N}])`, 'giu'))];
    const isAbbreviation = found.length > 0 && found.every(([each]) => /\p{Lu}.*\p{Lu}/u.test(each));
    return isAbbreviation ? (found[0]?.[0] ?? asked) : asked;
  });
}
