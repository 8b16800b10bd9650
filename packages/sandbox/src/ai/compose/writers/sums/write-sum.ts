import type { Passage } from '../../passages/passage.ts';
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
const tells = /\binterchange\b|\bper ?cent\b|%/i;
const comparative = /^\s*(?:higher|lower|more|less|above|below|over|under|of (?:all|our|the))\b/i;

/** The percentages of an amount in the question worked out, when it asks for a sum and a passage is on such fees. */
export function writeSum(draft: AnswerDraft, question: string, passages: Passage[]): boolean {
  const source = passages.find(({ text }) => tells.test(text));
  const amount = amountIn(question.replace(rate, ''));
  if (source === undefined || amount === undefined || !asksForSum.test(question)) return false;
  const lines: string[] = [];
  let total = 0;
  for (const match of question.matchAll(rate)) {
    const rest = question.slice(match.index + match[0].length);
    if (comparative.test(rest)) return false;
    const percent = number(match[1]) / (/%|cent/i.test(match[2] ?? '') ? 1 : 100);
    const share = (amount * percent) / 100;
    const [, fixed, unit] = fixedPart.exec(rest) ?? [];
    const extra =
      fixed === undefined
        ? 0
        : number(fixed) /
          (/^(?:c|cents?|pence)$/i.test(unit ?? '') ? 100 : /fils/i.test(unit ?? '') ? 100 : 1);
    total += share + extra;
    lines.push(
      `${written(amount)} × ${trimmed(percent)} % = ${written(share)}${extra > 0 ? `, plus ${written(extra)} = ${written(share + extra)}` : ''}`,
    );
  }
  if (lines.length === 0) return false;
  for (const [, fixed] of question.matchAll(namedFixed)) {
    total += number(fixed);
    lines.push(`fixed ${written(number(fixed))}`);
  }
  const sum =
    lines.length > 1
      ? ` Together ${written(total)}, which is ${trimmed((100 * total) / amount)} % of the amount.`
      : '';
  draft.plain(
    `With the figures of the question: ${lines.join('; ')}.${sum} ${written(amount)} less ${written(total)} leaves ${written(amount - total)}.`,
  );
  return true;
}

function amountIn(question: string): number | undefined {
  for (const form of amountForms) {
    const found = form.exec(question)?.[1];
    if (found !== undefined) return number(found);
  }
  return undefined;
}

function number(text = ''): number {
  return Number(text.replaceAll(',', ''));
}

/** With two decimals, or as many as are needed up to four. */
function written(value: number): string {
  const exact = Math.round(value * 10_000) / 10_000;
  const decimals = (String(exact).split('.')[1] ?? '').length;
  return exact.toFixed(Math.max(2, decimals));
}

function trimmed(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}
