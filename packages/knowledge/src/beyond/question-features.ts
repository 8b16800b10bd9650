import { foldCharacters } from '../analysis/raw-tokens.ts';
import { stemWord } from '../analysis/stem-word.ts';

/** How many numbers a feature can have, so that few of some 500,000 features share one. */
export const featureCount = 1 << 19;
/** Single words have the numbers below this for themselves: few share one, so that a word never seen is known by it. */
const wordNumbers = 1 << 17;

const parts = /\p{L}+|\p{N}+|[?!]/gu;
const longestNumber = 6;

/** The words of a question without their endings, numbers by their length, and the marks that ask and demand. */
function wordsOf(question: string): string[] {
  const folded = foldCharacters(question)
    .toLowerCase()
    .replace(/['\u2019]/g, '');
  return (folded.match(parts) ?? []).map((part) =>
    /^\p{N}/u.test(part) ? `#${Math.min(part.length, longestNumber)}` : stemWord(part),
  );
}

/**
 * What a question is told apart by: its words, each two and three in a row, each two with one between, how it opens, and
 * about how long it is; as numbers below `featureCount`, each once, in rising order.
 */
export function featuresOf(question: string): Int32Array {
  const words = wordsOf(question);
  const framed = ['^', ...words, '$'];
  const numbers = new Set<number>([
    numberOf(hashed(`length ${Math.min(6, Math.floor(words.length / 5))}`)),
    numberOf(hashed(`opens ${words.slice(0, 3).join(' ')}`)),
  ]);
  for (const word of words) numbers.add(numberOfWord(word));
  for (let place = 0; place + 1 < framed.length; place += 1) {
    const [word = '', next = '', second] = [framed[place], framed[place + 1], framed[place + 2]];
    const ofWord = hashed(word);
    const ofTwo = hashed(next, hashed(' ', ofWord));
    numbers.add(numberOf(ofTwo));
    if (second === undefined) continue;
    numbers.add(numberOf(hashed(second, hashed(' _ ', ofWord))));
    numbers.add(numberOf(hashed(second, hashed(' ', ofTwo))));
  }
  return Int32Array.from(numbers).sort();
}

/** The number of the feature that a single word is, whatever its case and ending. */
export function featureOfWord(word: string): number {
  return numberOfWord(stemWord(foldCharacters(word).toLowerCase()));
}

/** How many words a question has. */
export function wordCount(question: string): number {
  return question.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
}

const numberOfWord = (word: string): number => spread(hashed(word)) % wordNumbers;

const numberOf = (hash: number): number => wordNumbers + (spread(hash) % (featureCount - wordNumbers));

const beginning = 0x811c9dc5;

/** FNV-1a, which is short, spreads such texts well, and goes on from the hash of what stands before. */
function hashed(text: string, before = beginning): number {
  let value = before;
  for (let place = 0; place < text.length; place += 1) {
    value = Math.imul(value ^ text.charCodeAt(place), 0x01000193);
  }
  return value;
}

const spread = (hash: number): number => (hash ^ (hash >>> 15)) >>> 0;
