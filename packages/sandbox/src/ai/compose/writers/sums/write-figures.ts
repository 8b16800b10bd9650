import type { Passage } from '../../passages/passage.ts';
import type { AnswerDraft } from '../answer-draft.ts';
import { writeAvailableCredit } from './write-available-credit.ts';
import { writeConversion } from './write-conversion.ts';
import { writeDays } from './write-days.ts';
import { writeAskedDifference } from './write-difference.ts';
import { writeFeeSplit } from './write-fee-split.ts';
import { writeInstalments } from './write-instalments.ts';
import { writeNetTotal } from './write-net-total.ts';
import { writePercentage } from './write-percentage.ts';
import { writeRatio } from './write-ratio.ts';
import { writeRest } from './write-rest.ts';
import { writeSettlementPosition } from './write-settlement-position.ts';
import { writeSum } from './write-sum.ts';
import { writeTotal } from './write-total.ts';

/** The sums that the same amounts could be put into, the most special first. */
const sums = [
  writeAvailableCredit,
  writeSettlementPosition,
  writeFeeSplit,
  writeRatio,
  writeNetTotal,
  writeRest,
  writeConversion,
  writeInstalments,
  writeTotal,
  writePercentage,
  writeSum,
  writeAskedDifference,
  writeDays,
];

/** Works out the one sum that the figures of the question make; false when they make none. */
export function writeFigures(draft: AnswerDraft, question: string, passages: Passage[]): boolean {
  return sums.some((write) => write(draft, question, passages));
}
