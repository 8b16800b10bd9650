import type { Passage } from '../../passages/passage.ts';
import { inDigits, money, number } from '../../question/figures.ts';
import { exact, roundTo, writeExact } from '../../text/exact-decimal.ts';
import type { AnswerDraft } from '../answer-draft.ts';

const countForm =
  /\b(\d{1,2}) (?:equal |monthly |interest[- ]free )*(?:instal?lments?|parts|(?:re)?payments|months|EMIs?)\b/i;
const amountForm = new RegExp(
  `(?<![\\w.,])(?:${money} ?)?(${number})(?![\\d%]|\\.\\d| ?(?:%|per ?cent)|-\\p{L}| of \\d)`,
  'giu',
);
const withInterest =
  /%|\bper ?cent\b|(?<!without |no |zero |free of )\binterest\b(?![- ]free)|(?<!without |no |or )\bfees?\b/i;
/** What wants a sum, and not what is to be done about instalments. */
const asksSum =
  /\bhow (?:much|big|large|high)\b|\bcalculat|\bcomput|\bwork(?:ed)? out\b|\bsplit\b|\bdivide|\beach\b|\b(?:per|a|every) month\b|\bmonthly\b|\bamounts?\b|^[^.?!]{0,60}\??$/i;
const topic = /\binstal?lments?\b|\bEMIs?\b/i;

/** An amount of the question in equal parts, whose last one takes what the rounding leaves. */
export function writeInstalments(draft: AnswerDraft, question: string, passages: Passage[]): boolean {
  const source = passages.find(({ text }) => topic.test(text));
  const told = inDigits(question);
  const count = BigInt(countForm.exec(told)?.[1] ?? 0);
  const amounts = [...told.replace(countForm, ' ').matchAll(amountForm)].map(([, text = '']) => text);
  const [amount] = amounts;
  if (source === undefined || !topic.test(question) || !asksSum.test(question)) return false;
  if (withInterest.test(question)) return false;
  if (count < 2n || amount === undefined || amounts.length > 1) return false;
  const whole = exact(amount);
  const part = roundTo(whole / count, 2);
  const last = whole - part * (count - 1n);
  const said =
    last === part
      ? `${count} instalments of **${writeExact(part)}** each`
      : `${count - 1n} instalments of **${writeExact(part)}** and a last one of **${writeExact(last)}**, which takes what the rounding leaves`;
  draft.plain(`Without interest or fees ${writeExact(whole)} makes ${said}. [${source.n}]`);
  return true;
}
