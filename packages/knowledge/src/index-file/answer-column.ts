import { type Want, wantOf, wants } from '../analysis/wants.ts';
import type { IndexedPassage } from '../content/content.ts';

/** Of one wording of a question: the place of the direct answer to it, from 1, and what it wants. */
type AnsweredWording = { readonly answer: number; readonly want: Want | undefined };

/**
 * Which direct answer each wording in the column `asked` of a passage has, as two bytes a wording: the place of the answer
 * from 1, 0 for none, and what the wording wants as a place among `wants`, 0 for nothing that can be told.
 *
 * @param count how many wordings the column has; those that were written for the passage are the last of them
 */
export function encodeAnswers({ asked, answers }: IndexedPassage, count: number): Buffer {
  if (answers.length === 0) return Buffer.alloc(0);
  const places = new Map(answers.flatMap((each, index) => each.asked.map((wording) => [wording, index + 1])));
  const column = Buffer.alloc(2 * count);
  const first = count - asked.length;
  for (const [index, wording] of asked.entries()) {
    const want = wantOf(wording);
    column[2 * (first + index)] = places.get(wording) ?? 0;
    column[2 * (first + index) + 1] = want === undefined ? 0 : wants.indexOf(want) + 1;
  }
  return column;
}

/** What `encodeAnswers` wrote of the wording at a place, from 0; undefined when it has no direct answer. */
export function answerOf(column: Uint8Array, wording: number): AnsweredWording | undefined {
  const answer = column[2 * wording] ?? 0;
  return answer === 0 ? undefined : { answer, want: wants[(column[2 * wording + 1] ?? 0) - 1] };
}
