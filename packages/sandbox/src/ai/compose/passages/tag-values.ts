import { isDate, months } from '../text/calendar.ts';
import { bitTablesOf } from './bit-meanings.ts';
import { currencyAmount } from './currency-amount.ts';
import { type Passage, readRowHeading } from './passage.ts';
import type { PlainValue } from './plain-values.ts';
import { setBits } from './set-bits.ts';
import { meaningsOf } from './value-meanings.ts';

const dates = new Set(['9A', '5F24', '5F25']);
const amounts = new Set(['9F02', '9F03', '9F04', '81']);
const codesOf: Record<string, RegExp> = {
  '5F2A': /\bcurrenc/i,
  '9F42': /\bcurrenc/i,
  '9F1A': /\bcountr/i,
  '5F28': /\bcountr/i,
};
const currencyTag = '5F2A';
const counterTag = '9F36';

/**
 * The value of an EMV tag read as the date, amount, counter or code that it is, or by what the passages say of the value
 * or its bits.
 *
 * @param others the values that stand beside it, by tag: an amount has the decimals of their currency
 */
export function tagValue(
  tag: string,
  value: string,
  others: Map<string, string>,
  passages: Passage[],
): PlainValue | undefined {
  const source = passages.find(
    ({ rowKey, title, text }) => rowKey === tag || new RegExp(`\\b${tag}`).test(`${title} ${text}`),
  );
  if (source === undefined) return undefined;
  const sources = [source.n];
  if (dates.has(tag)) return withSource(dateOf(value), sources);
  if (amounts.has(tag)) return amountOf(value, others.get(currencyTag), passages, sources);
  if (tag === counterTag) return { text: `${Number.parseInt(value, 16)} in decimal`, sources };
  const title = codesOf[tag];
  if (title !== undefined) {
    const row = rowOf(value, title, passages);
    return row && withSource(readRowHeading(row.section)?.name, [row.n]);
  }
  const parts = meaningsOf({ kind: 'tag', field: tag, value, at: 0 }, passages, undefined);
  if (parts.length > 0)
    return {
      text: parts
        .map(({ from, to, meaning }) =>
          to - from === value.length ? meaning : `\`${value.slice(from, to)}\` ${meaning}`,
        )
        .join('; '),
      sources: [...new Set(parts.map(({ n }) => n))],
    };
  return bitsOf(tag, value, passages);
}

/** The bits that are set, with what the passages say of them: at least half of them have to be known. */
function bitsOf(tag: string, value: string, passages: Passage[]): PlainValue | undefined {
  const table = bitTablesOf(passages).find(({ tags }) => tags.includes(tag));
  const set = setBits(value.match(/../g) ?? [], table?.bits ?? []);
  const known = set.flatMap(({ known: bit }) => (bit ? [bit] : []));
  if (known.length === 0 || known.length * 2 < set.length) return undefined;
  return {
    text: set
      .map(
        ({ byte, bit, known: each }) => `byte ${byte}, bit ${bit}: ${each?.meaning ?? 'not in my sources'}`,
      )
      .join('; '),
    sources: [...new Set(known.map(({ n }) => n))],
  };
}

function dateOf(value: string): string | undefined {
  const [, year, month, day] = /^(\d\d)(\d\d)(\d\d)$/.exec(value) ?? [];
  return isDate(Number(day), Number(month), Number(`20${year}`))
    ? `${Number(day)} ${months[Number(month) - 1]} 20${year}`
    : undefined;
}

/** An amount in minor units with the decimals of its currency, when the currency's row is among the passages. */
export function amountOf(
  value: string,
  currency: string | undefined,
  passages: Passage[],
  sources: number[],
): PlainValue | undefined {
  if (!/^\d+$/.test(value)) return undefined;
  const row = currency === undefined ? undefined : rowOf(currency, /\bcurrenc/i, passages);
  return (
    (row && currencyAmount(value, row)) ?? {
      text: `${BigInt(value)} in the minor units of the currency`,
      sources,
    }
  );
}

/** The row of a numeric code, which a tag writes with a zero in front. */
function rowOf(value: string, title: RegExp, passages: Passage[]): Passage | undefined {
  return passages.find(({ rowKey, title: each }) => rowKey === value.slice(-3) && title.test(each));
}

function withSource(text: string | undefined, sources: number[]): PlainValue | undefined {
  return text === undefined ? undefined : { text, sources };
}
