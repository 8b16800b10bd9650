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
    numberOf(`length ${Math.min(6, Math.floor(words.length / 5))}`),
    numberOf(`opens ${words.slice(0, 3).join(' ')}`),
  ]);
  for (const word of words) numbers.add(numberOfWord(word));
  for (const [place, word] of framed.entries()) {
    const [next, second] = [framed[place + 1], framed[place + 2]];
    if (next === undefined) continue;
    numbers.add(numberOf(`${word} ${next}`));
    if (second === undefined) continue;
    numbers.add(numberOf(`${word} _ ${second}`));
    numbers.add(numberOf(`${word} ${next} ${second}`));
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

const numberOfWord = (word: string): number => hash(word) % wordNumbers;

const numberOf = (text: string): number => wordNumbers + (hash(text) % (featureCount - wordNumbers));

/** FNV-1a, which is short and spreads such texts well. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let place = 0; place < text.length; place += 1) {
    value = Math.imul(value ^ text.charCodeAt(place), 0x01000193);
  }
  return (value ^ (value >>> 15)) >>> 0;
}
