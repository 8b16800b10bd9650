import type { Passage } from '../../passages/passage.ts';
import type { AnswerDraft } from '../answer-draft.ts';
import { writeConversion } from './write-conversion.ts';
import { writeFeeSplit } from './write-fee-split.ts';
import { writeInstalments } from './write-instalments.ts';
import { writeNetTotal } from './write-net-total.ts';
import { writePercentage } from './write-percentage.ts';
import { writeRest } from './write-rest.ts';
import { writeSum } from './write-sum.ts';

/** The sums that the same amounts could be put into, the most special first. */
const sums = [
  writeFeeSplit,
  writeNetTotal,
  writeRest,
  writeConversion,
  writeInstalments,
  writePercentage,
  writeSum,
];

/** Works out the one sum that the figures of the question make; false when they make none. */
export function writeFigures(draft: AnswerDraft, question: string, passages: Passage[]): boolean {
  return sums.some((write) => write(draft, question, passages));
}
