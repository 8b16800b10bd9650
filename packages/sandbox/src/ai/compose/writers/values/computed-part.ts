import type { Passage } from '../../passages/passage.ts';
import { amountOf } from '../../passages/tag-values.ts';
import { dateOfDay } from '../../text/calendar.ts';
import type { Part } from './layout-parts.ts';
import { luhnSum } from './luhn-sum.ts';

const dayOfLeap = 60;
const overDigits = /check digit over the first (\d{1,2}) digits/i;

/** What can be worked out of a part by its form alone: the day of a year and digit, whether a check digit fits. */
export function computedPart(
  piece: string,
  part: Part,
  value: string,
  passages: Passage[],
): string | undefined {
  const { field } = part;
  if (/\bYDDD\b/.test(field) && /^\d{4}$/.test(piece)) return dayOf(piece);
  if (/\bsign\b/i.test(field) && /^[CD]$/.test(piece)) return piece === 'C' ? 'credit' : 'debit';
  const currency = /^\d{3}[CD]$/.exec(value.slice(part.from - 4, part.from))?.[0].slice(0, 3);
  if (currency !== undefined && /^amount$/i.test(field) && part.from >= 4) {
    const read = amountOf(piece, currency, passages, []);
    return read && [read.text, ...read.sources.map((n) => `[${n}]`)].join(' ');
  }
  const count = Number(overDigits.exec(field)?.[1] ?? 0);
  const source = passages.find(({ text }) => /\bLuhn\b/.test(text) && /\bcheck digit\b/i.test(text));
  if (count === 0 || source === undefined || !/^\d+$/.test(value)) return undefined;
  const due = (10 - (luhnSum(`${value.slice(0, count)}0`) % 10)) % 10;
  return due === Number(piece)
    ? `fits the Luhn formula [${source.n}]`
    : `does not fit: by the Luhn formula it would be ${due} [${source.n}]`;
}

/** What a day written as YDDD is. */
export function dayOf(piece: string): string | undefined {
  const day = Number(piece.slice(1));
  if (day < 1 || day > 366) return undefined;
  const date = dateOfDay(day);
  // A year that ends in an odd digit is never a leap year.
  const mayBeLeap = Number(piece.charAt(0)) % 2 === 0;
  const leap = mayBeLeap && day >= dayOfLeap ? dateOfDay(day, true) : date;
  if (leap === undefined) return undefined;
  const said =
    date === undefined
      ? `${leap} of a leap year`
      : leap === date
        ? date
        : `${date}, or ${leap} in a leap year`;
  return `day ${day} of a year that ends in ${piece.charAt(0)}: ${said}`;
}
