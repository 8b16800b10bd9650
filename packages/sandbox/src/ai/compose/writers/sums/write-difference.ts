import type { Passage } from '../../passages/passage.ts';
import { exact, writeExact } from '../../text/exact-decimal.ts';
import type { AnswerDraft } from '../answer-draft.ts';

/** Amounts with decimals or a currency, and the first 12 digits of DE 95 and DE 4, which have two decimals implied. */
const amount =
  /(?<![\w.])(?:(?:AED|EUR|USD|GBP|SAR|INR|[$€£])\s?(\d+(?:,\d{3})*(?:\.\d{2})?)|(\d+(?:,\d{3})*(?:\.\d{2})?)\s?(?:AED|EUR|USD|GBP|SAR|INR|euros?|dollars?|dirhams?)|(\d+(?:,\d{3})*\.\d{2}))(?![\w%]|\.\d)/gi;
const amountField = /(?<![\w.])(0\d{11})(?=\d*(?:\b|\.\.))/;
const otherDecimals = /\b(?:JPY|yen|392|KWD|BHD|OMR|TND|JOD|KRW|dinars?|RRN|DE 37)\b/i;
const ofTotal = /\b([1-9]\d{1,5}) (?:out )?of ([1-9]\d{1,5})\b(?! ?%)/;
const about =
  /\bpartial|\bdispens|\bremaind|\brest\b|\bdifferen|\bshort\b|\bhold\b|\bon hold\b|\bcleared|\bclearing\b|\bpresentment|\brefund|\bapproved\b|\breversal\b|\bDE 95\b|\bprepaid\b|\breconcil|\bledger\b|\bbreak\b|\bmismatch\b/i;
const asksForIt =
  /\bhow (?:large|big|high|much) is (?:the|our|this) (?:difference|break|gap|mismatch)\b|\bwhat(?:'|’)?s? (?:is )?(?:the|our) (?:difference(?! between (?!the two))|break|gap)\b/i;
const rate = /\d\s?(?:%|percent|per cent)|\brate\b/i;

/** What a 12-digit amount of the question reads, and the difference of the only two amounts in a question about one that is only a part of the other. */
export function writeDifference(draft: AnswerDraft, question: string, passages: Passage[]): boolean {
  const field = otherDecimals.test(question) ? undefined : amountField.exec(question)?.[1];
  const onDecimals = passages.find(({ text }) => /\bdecimals?\b|\bDE 95\b/.test(text));
  if (field !== undefined && !draft.holds(field) && onDecimals !== undefined)
    draft.plain(
      `\`${field}\` as an amount with two decimals is ${writeExact(exact(field) / 100n)}. [${onDecimals.n}]`,
    );
  const source = passages.find(({ text }) => about.test(text));
  if (source === undefined || !about.test(question) || rate.test(question)) return false;
  const pair = ofTotal.exec(question);
  const found = [...question.matchAll(amount)].map((match) => exact(match[1] ?? match[2] ?? match[3] ?? ''));
  const amounts = [
    ...new Set(found.length >= 2 || pair === null ? found : [exact(pair[1] ?? ''), exact(pair[2] ?? '')]),
  ];
  const [one = 0n, other = 0n] = amounts;
  if (amounts.length !== 2 || one === 0n || other === 0n) return false;
  const [most, least] = one > other ? [one, other] : [other, one];
  draft.plain(
    `Of the amounts in the question, ${writeExact(most)} less ${writeExact(least)} leaves ${writeExact(most - least)}. [${source.n}]`,
  );
  return true;
}

/** The same in front of the answer, for a question that asks how large the difference is. */
export function writeAskedDifference(draft: AnswerDraft, question: string, passages: Passage[]): boolean {
  return asksForIt.test(question) && writeDifference(draft, question, passages);
}
