import { type Passage, readRowHeading } from '../passages/passage.ts';
import { standingOf, targetsOf } from '../passages/targets.ts';
import type { Question } from '../question/question-kind.ts';

const asksForSender = /^\W*who (?:sends|initiates|originates|creates|transmits)\b/i;
const fromTo = /^- Where used: (?<from>[^;,.]+?) to (?<to>[^;,.]+)$/m;

/** "MTI 0100 (Authorization request) is sent by the acquirer to the issuer." where a question asks who sends a message. */
export function senderSentence(
  { text, codes }: Question,
  passages: Passage[],
): { sentence: string; n: number } | undefined {
  const targets = targetsOf(codes);
  const [code] = targets;
  if (code?.kind !== 'mti' || targets.length > 1 || !asksForSender.test(text)) return undefined;
  const row = passages.find((passage) => standingOf(passage, targets) === 'row');
  const { from, to } = fromTo.exec(row?.text ?? '')?.groups ?? {};
  if (row === undefined || from === undefined || to === undefined) return undefined;
  const name = readRowHeading(row.section)?.name ?? '';
  return { sentence: `${code.label} (${name}) is sent by ${party(from)} to ${party(to)}.`, n: row.n };
}

function party(written: string): string {
  const named = written.charAt(0).toLowerCase() + written.slice(1);
  return named.startsWith('the ') ? named : `the ${named}`;
}
