import { analyse, type Token } from '../analysis/analyse.ts';
import { type Want, wantOf, wants } from '../analysis/wants.ts';
import type { DirectAnswer } from '../content/parse-asked.ts';
import { tokenNumbers } from './token-blob.ts';

/** A wording of a question that a passage answers at once. */
export type AnsweredWording = {
  /** The place of the answer among those of its passage, from 1. */
  readonly answer: number;
  readonly isYesOrNo: boolean;
  readonly want: Want | undefined;
  /** Its words, each once, as numbers of their stems. */
  readonly stems: Uint32Array;
};

const yesOrNo = /^(?:yes|no)\b/i;
/** What stands before the words of a wording. */
const headLength = 4;

/**
 * The wordings that a passage answers as bytes, each as four numbers and more: the place of its answer from 1, whether that says
 * yes or no, what it wants as a place among `wants` from 1 (0 when that cannot be told), how many words it has, and these.
 *
 * @param numberOf the number of a word among the forms of the file; 0 for one that it does not have
 */
export function encodeAnswers(answers: readonly DirectAnswer[], numberOf: (token: Token) => number): Buffer {
  const numbers: number[] = [];
  for (const [index, { text, wordings }] of answers.entries()) {
    const isYesOrNo = yesOrNo.test(text);
    for (const wording of wordings) {
      const want = wantOf(wording);
      const words = analyse(wording).filter(({ kind }) => kind !== 'joined');
      const distinct = new Map(words.map((word) => [word.text, word])).values();
      const forms = [...distinct].map(numberOf);
      numbers.push(index + 1, Number(isYesOrNo), want ? wants.indexOf(want) + 1 : 0, forms.length, ...forms);
    }
  }
  return Buffer.from(Uint32Array.from(numbers).buffer);
}

/**
 * What `encodeAnswers` wrote.
 *
 * @param stemOf the number of the stem of a form
 */
export function decodeAnswers(column: Uint8Array, stemOf: (form: number) => number): AnsweredWording[] {
  const numbers = tokenNumbers(column);
  const wordings: AnsweredWording[] = [];
  for (let at = 0; at < numbers.length; ) {
    const first = at + headLength;
    const end = first + (numbers[at + 3] ?? 0);
    for (let word = first; word < end; word += 1) numbers[word] = stemOf(numbers[word] ?? 0);
    wordings.push({
      answer: numbers[at] ?? 0,
      isYesOrNo: numbers[at + 1] === 1,
      want: wants[(numbers[at + 2] ?? 0) - 1],
      stems: numbers.subarray(first, end),
    });
    at = end;
  }
  return wordings;
}
