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
  /** Its words, as numbers of the forms of the file. */
  readonly forms: Uint32Array;
};

const yesOrNo = /^(?:yes|no)\b/i;

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
      numbers.push(index + 1, Number(isYesOrNo), want ? wants.indexOf(want) + 1 : 0, words.length);
      for (const word of words) numbers.push(numberOf(word));
    }
  }
  return Buffer.from(Uint32Array.from(numbers).buffer);
}

/** What `encodeAnswers` wrote. */
export function decodeAnswers(column: Uint8Array): AnsweredWording[] {
  const numbers = tokenNumbers(column);
  const wordings: AnsweredWording[] = [];
  for (let at = 0; at < numbers.length; ) {
    const [answer = 0, isYesOrNo = 0, want = 0, length = 0] = numbers.subarray(at, at + 4);
    const end = at + 4 + length;
    wordings.push({
      answer,
      isYesOrNo: isYesOrNo === 1,
      want: wants[want - 1],
      forms: numbers.subarray(at + 4, end),
    });
    at = end;
  }
  return wordings;
}
