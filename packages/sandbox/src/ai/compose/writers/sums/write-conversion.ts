import type { Passage } from '../../passages/passage.ts';
import { number } from '../../question/figures.ts';
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

const codes = '(?:AED|EUR|USD|GBP|SAR|INR|CHF|JPY|KWD|BHD|OMR|QAR|CAD|AUD)';
const amountForm = new RegExp(`(?<![\\w.=])(?:(${codes}) ?(${number})|(${number}) ?(${codes}))\\b`, 'g');
const pairForm = new RegExp(
  `\\b(?:1 ?(?<one>${codes})|(?<base>${codes}) ?1) ?(?:=|is|equals|are|costs) ?(?:(?<value>${number}) ?(?<other>${codes})|(?<before>${codes}) ?(?<behind>${number}))`,
  'i',
);
const rateForm = new RegExp(
  `\\b(?:rate|course)(?: of| is| was| at|:| =|=)* ?(${number})(?! ?%|\\d)|\\b(?:at|by|×|x) (\\d+\\.\\d{3,8})\\b`,
  'i',
);
const markUpForm = new RegExp(
  `(${number}) ?(?:%|per ?cent)(?= ?(?:FX |foreign |transaction |international |cross-border |currency |exchange |conversion |issuer |scheme |non-\\w+ )*(?:mark-?up|margin|fee|surcharge|commission))|\\b(?:mark-?up|margin|fee|surcharge|commission)(?: of| is|:)? ?(${number}) ?(?:%|per ?cent)|\\badds? (?:another |an extra )?(${number}) ?(?:%|per ?cent)`,
  'i',
);
const tells = /\bconversion|\bexchange rate|\bconvert/i;
const decimalsOf: Record<string, number> = { JPY: 0, KWD: 3, BHD: 3, OMR: 3 };

/** An amount of the question in another currency, by the rate and the mark-up that the question gives. */
export function writeConversion(draft: AnswerDraft, question: string, passages: Passage[]): boolean {
  const source = passages.find(({ text }) => tells.test(text));
  const pair = pairForm.exec(question)?.groups;
  const rest = question.replace(pairForm, ' ');
  const amounts = [...rest.matchAll(amountForm)];
  const plain = rateForm.exec(rest);
  const rate = pair?.value ?? pair?.behind ?? plain?.[1] ?? plain?.[2];
  const [first] = amounts;
  if (source === undefined || rate === undefined || first === undefined || amounts.length > 1) return false;
  const currency = (first[1] ?? first[4] ?? '').toUpperCase();
  const amount = exact(first[2] ?? first[3] ?? '0');
  const base = (pair?.one ?? pair?.base ?? currency).toUpperCase();
  const other = (pair?.other ?? pair?.before ?? targetIn(rest, currency) ?? '').toUpperCase();
  const factor = exact(rate);
  if (factor === 0n || (currency !== base && currency !== other)) return false;
  const isDivided = pair !== undefined && currency === other && currency !== base;
  const target = isDivided ? base : other;
  const decimals = decimalsOf[target] ?? 2;
  const value = roundTo(isDivided ? dividedBy(amount, factor) : times(amount, factor), decimals);
  const name = (sum: Exact) => `${writeExact(sum, decimals)}${target === '' ? '' : ` ${target}`}`;
  const rows = [
    [
      'Converted',
      `${writeExact(amount, decimalsOf[currency] ?? 2)} ${currency} ${isDivided ? '÷' : '×'} ${rate}`,
      name(value),
    ],
  ];
  const markUp = markUpForm.exec(rest);
  const percent = markUp?.[1] ?? markUp?.[2] ?? markUp?.[3];
  const extra = percent === undefined ? 0n : roundTo(percentOf(value, exact(percent)), decimals);
  if (percent !== undefined) rows.push(['Mark-up', `${name(value)} × ${percent} %`, name(extra)]);
  const total = value + extra;
  if (percent !== undefined) rows.push(['**Together**', '', `**${name(total)}**`]);
  draft.plain(`With the rate of the question this comes to **${name(total)}**. [${source.n}]`);
  draft.ownTable(['Step', 'Working', 'Amount'], rows, []);
  return true;
}

/** The one other currency that a question names: "into EUR", "billed in AED". */
function targetIn(question: string, currency: string): string | undefined {
  const named = (question.match(new RegExp(`\\b${codes}\\b`, 'g')) ?? []).filter((code) => code !== currency);
  return new Set(named).size === 1 ? named[0] : undefined;
}
