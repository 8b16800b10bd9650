import type { Passage } from '../../passages/passage.ts';
import { exact, writeExact } from '../../text/exact-decimal.ts';
import type { AnswerDraft } from '../answer-draft.ts';

/** The fees of ISO 8583, format x+n 8. */
const fee = /\b(?:DE|field|bit|F)[ -]?0?(28|29|30|31)\b[^.?!]{0,20}?\b([CD])(\d{8})\b/i;
const toCardholder = /\bdebit to the cardholder\b|\bcharged to the cardholder\b/i;
const centsOfUnit = 100n;
const decimals = 2;

/** A fee of the question with its sign, as in DE 28 = D00000150, where the row of the field is among the passages. */
export function writeSignedAmount(draft: AnswerDraft, question: string, passages: Passage[]): boolean {
  const [, element, sign = '', digits = ''] = fee.exec(question) ?? [];
  const row = passages.find(({ rowKey, title }) => rowKey === element && /\bdata elements?\b/i.test(title));
  if (element === undefined || row === undefined) return false;
  const said = sign.toUpperCase() === 'C' ? 'credit' : 'debit';
  const whom = toCardholder.test(row.text) ? ' to the cardholder' : '';
  const amount = writeExact(exact(digits) / centsOfUnit, decimals);
  draft.plain(
    `\`${sign.toUpperCase()}${digits}\` in DE ${element}: **${sign.toUpperCase()}** is a ${said}${whom}, and the amount is **${amount}** in a currency with two decimals. [${row.n}]`,
  );
  return true;
}
