import { type Passage, readRowHeading } from '../passages/passage.ts';
import { standingOf, targetsOf } from '../passages/targets.ts';
import { answerTypeOf } from '../question/answer-type.ts';
import type { Question } from '../question/question-kind.ts';

const asksForLength =
  /\bhow (?:long|big|large) (?:is|are|can|may)\b|\bhow many (?:digits|bytes|characters|positions)\b|\b(?:length|format|size)\b/i;
const format = /^\*\*(?<name>[^*]+?) — [^*]+\*\* \(format (?<format>.+)\)$/m;
const mostWords = 12;

/** "DE 37 (Retrieval reference number) has the format an 12." where a short question asks how long a field or tag is. */
export function formatSentence(
  { text, codes }: Question,
  passages: Passage[],
): { sentence: string; n: number } | undefined {
  const targets = targetsOf(codes);
  if (
    answerTypeOf(text) === 'verdict' ||
    targets.length !== 1 ||
    !asksForLength.test(withoutCodes(text, codes)) ||
    text.split(/\s+/).length > mostWords
  )
    return undefined;
  const row = passages.find((passage) => standingOf(passage, targets) === 'row');
  const groups = format.exec(row?.text ?? '')?.groups;
  if (row === undefined || groups === undefined) return undefined;
  const name = (readRowHeading(row.section)?.name ?? '').replace(/ \([^()]*\)$/, '');
  return { sentence: `${groups.name} (${name}) has the format ${groups.format}.`, n: row.n };
}

/** In "ISO format 4" the word is a part of the code's name. */
function withoutCodes(text: string, codes: Question['codes']): string {
  return codes.reduce((rest, { label }) => rest.replaceAll(label, ' '), text);
}
