import { matchesOf } from '../../analysis/matches-of.ts';

const ofKeyBlock = /\b(?:tr-?31|x9\.143|key[- ]?blocks?)\b/i;

/** The letters that a field of a key block's header can have (TR-31 and ANSI X9.143); figures are free for own use. */
const fields: readonly (readonly [name: string, letters: string])[] = [
  ['version(?: (?:id|identifier))?', 'ABCD'],
  ['exportability', 'ENS'],
  ['algorithm', 'ADEHRST'],
  ['modes? of use', 'BCDEGNSTVXY'],
];
const between =
  '(?: (?:of (?:an?|the|our|my|this) (?:TR-?31 )?key[- ]?block|ids?|is|of|was|being|set to|letter|value|byte|code|field|=))*[ :]+';
/** Without quotation marks these are words. */
const words = 'AI';

const letterOf = fields.map(
  ([name, letters]) =>
    [
      new RegExp(
        `\\b${name}${between}(?:["'\\u2018\\u201c]([A-Z])["'\\u2019\\u201d]|([A-Z])(?![\\w'\\u2019-]))`,
        'gi',
      ),
      letters,
    ] as const,
);

/** Whether a question about a key block gives a field of its header a letter that it cannot have: version ID "Q". */
export function namesImpossibleHeader(question: string): boolean {
  if (!ofKeyBlock.test(question)) return false;
  return letterOf.some(([named, letters]) =>
    matchesOf(question, named).some(([, quoted, bare]) => {
      const letter = quoted ?? bare ?? '';
      const isWord = quoted === undefined && (/[a-z]/.test(letter) || words.includes(letter));
      return !isWord && !letters.includes(letter.toUpperCase());
    }),
  );
}
