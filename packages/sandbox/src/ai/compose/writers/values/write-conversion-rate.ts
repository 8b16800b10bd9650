import type { Passage } from '../../passages/passage.ts';
import type { AnswerDraft } from '../answer-draft.ts';

/** The rates of ISO 8583, format n 8. */
const rate =
  /\b(?:(?:DE|field|bit|F)[ -]?0?(?<element>9|10)\b(?!\.\d)|conversion rate\b)[^.?!\d]{0,40}(?<decimals>[0-7])(?<digits>\d{7})\b/i;
const tellsForm = /\bconversion rate\b[\s\S]{0,200}?\bdecimals?\b/i;

/** A conversion rate of the question as a number, as in DE 10 = 61085000, where a passage tells how its digits are read. */
export function writeConversionRate(draft: AnswerDraft, question: string, passages: Passage[]): boolean {
  const { element, decimals, digits } = rate.exec(question)?.groups ?? {};
  if (decimals === undefined || digits === undefined) return false;
  const source =
    passages.find(({ rowKey, title }) => rowKey === element && /\bdata elements?\b/i.test(title)) ??
    passages.find(({ text }) => tellsForm.test(text));
  if (source === undefined) return false;
  const whole = digits.length - Number(decimals);
  const number = [digits.slice(0, whole).replace(/^0+(?=\d)/, '') || '0', digits.slice(whole)]
    .filter(Boolean)
    .join('.');
  const where = element === undefined ? '' : ` in DE ${element}`;
  draft.plain(
    `\`${decimals}${digits}\`${where} is the rate **${number}**: the first digit, ${decimals}, says how many of the other seven stand behind the decimal point. [${source.n}]`,
  );
  return true;
}
