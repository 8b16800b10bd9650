import type { Passage } from '../../passages/passage.ts';
import {
  dividedBy,
  type Exact,
  exact,
  percentOf,
  roundTo,
  times,
  writeExact,
} from '../../text/exact-decimal.ts';
import type { AnswerDraft } from '../answer-draft.ts';

const money = '(?:AED|EUR|USD|GBP|SAR|INR|CHF|JPY|KWD|BHD|OMR|QAR|[$€£])';
const figure = '(?<!\\d)\\d+(?:,\\d{3})*(?:\\.\\d+)?';
const rate = new RegExp(`(${figure})\\s?(%|per ?cent\\b|bps\\b|basis points\\b)`, 'gi');
/** "plus 0.05", "+ 10 cents" right behind a rate. */
const fixedPart = new RegExp(
  `^\\s*(?:plus|\\+|and)\\s*(?:a fixed (?:fee|part) of )?${money}?\\s?(${figure})(?!\\s?%)\\s*(cents?|fils|pence|c\\b|${money})?`,
  'i',
);
const amountForms = [
  new RegExp(`${money}\\s?(${figure})(?!\\s?%)`, 'i'),
  new RegExp(`(${figure})\\s?(?:${money}|euros?|dollars?|dirhams?|pounds?)(?![a-z])`, 'i'),
  new RegExp(
    `\\b(?:purchase|sale|transaction|payment|amount|ticket|refund|withdrawal)(?: of)? (${figure})(?!\\s?%)\\b`,
    'i',
  ),
  new RegExp(
    `(?<![\\w.,])(${figure}) (?:purchase|sale|transaction|payment|ticket|order|basket|refund|withdrawal)\\b`,
    'i',
  ),
];
/** "scheme fee 0.05" among rates. */
const namedFixed = new RegExp(
  `\\b(?:fees?|margin|mark-?up|charge|cost)(?: of| is|:)? ${money}?\\s?(${figure})(?!\\.?\\d|\\s?(?:%|per ?cent|bps|basis))`,
  'gi',
);
const asksForSum =
  /\bhow much\b|\bcalculat|\bcomput|\bwork(?:ed)? out\b|\bwhat (?:is|are|does|do|will|would) (?:the |my |our |a |we |i )?[^?]*\b(?:fee|fees|interchange|cost|costs?|surcharge|margin|markup|discount|pay|receive|get|net|MSC|MDR|charge|commission)\b/i;
/** What an amount includes is no percentage of that amount. */
const isIncluded =
  /\b(?:VAT|tax)\b[^.?]*\b(?:includ\w*|inclusive|incl)\b|\b(?:includ\w*|inclusive|incl)\b[^.?]*\b(?:VAT|tax)\b/i;
const tells = /\binterchange\b|\bper ?cent\b|%/i;
const hundred = exact('100');
const comparative = /^\s*(?:higher|lower|more|less|above|below|over|under|of (?:all|our|the))\b/i;

/** The percentages of an amount in the question worked out, when it asks for a sum and a passage is on such fees. */
export function writeSum(draft: AnswerDraft, question: string, passages: Passage[]): boolean {
  const source = passages.find(({ text }) => tells.test(text));
  const amount = amountIn(question.replace(rate, ''));
  if (source === undefined || amount === undefined || amount === 0n || !asksForSum.test(question))
    return false;
  if (isIncluded.test(question)) return false;
  const lines: string[] = [];
  let total = 0n;
  for (const match of question.matchAll(rate)) {
    const rest = question.slice(match.index + match[0].length);
    if (comparative.test(rest)) return false;
    const figure = exact(match[1] ?? '');
    const percent = /%|cent/i.test(match[2] ?? '') ? figure : dividedBy(figure, hundred);
    // Rounded as it is written, so that the sum adds up.
    const share = roundTo(percentOf(amount, percent), 4);
    const [, fixed = '', unit = ''] = fixedPart.exec(rest) ?? [];
    const extra = /^(?:c|cents?|pence|fils)$/i.test(unit) ? dividedBy(exact(fixed), hundred) : exact(fixed);
    total += share + extra;
    lines.push(
      `${writeExact(amount)} × ${percentage(percent)} % = ${writeExact(share)}${extra > 0n ? `, plus ${writeExact(extra)} = ${writeExact(share + extra)}` : ''}`,
    );
  }
  if (lines.length === 0) return false;
  for (const [, fixed = ''] of question.matchAll(namedFixed)) {
    total += exact(fixed);
    lines.push(`fixed ${writeExact(exact(fixed))}`);
  }
  const sum =
    lines.length > 1
      ? ` Together ${writeExact(total)}, which is ${percentage(dividedBy(times(total, hundred), amount))} % of the amount.`
      : '';
  draft.plain(
    `With the figures of the question: ${lines.join('; ')}.${sum} ${writeExact(amount)} less ${writeExact(total)} leaves ${writeExact(amount - total)}. [${source.n}]`,
  );
  return true;
}

function amountIn(question: string): Exact | undefined {
  for (const form of amountForms) {
    const found = form.exec(question)?.[1];
    if (found !== undefined) return exact(found);
  }
  return undefined;
}

function percentage(percent: Exact): string {
  return writeExact(roundTo(percent, 3), 0);
}
