import type { FieldValue } from '../question/field-values.ts';
import { isDate, months } from '../text/calendar.ts';
import { currencyAmount } from './currency-amount.ts';
import { spansOf } from './field-places.ts';
import type { Passage } from './passage.ts';

/** A value read as the date, time or amount that its field holds, with the passages that say in which form. */
export type PlainValue = { text: string; sources: number[] };

const form = /\(format [^()]*\(([YMDhms]{4,12})\)\)/;
/** The data elements of amounts with that of their currency. */
const currencyOf: Record<string, string> = { '4': '49', '5': '50', '6': '51' };

/** A date or time by the letters of its form, an amount by the decimals of its currency; none when no passage gives them. */
export function plainValueOf(
  field: FieldValue,
  fields: FieldValue[],
  passages: Passage[],
): PlainValue | undefined {
  if (field.kind !== 'element' || !/^\d+$/.test(field.value)) return undefined;
  return amountOf(field, fields, passages) ?? dateOf(field, passages);
}

function dateOf({ field, value }: FieldValue, passages: Passage[]): PlainValue | undefined {
  const row = passages.find(({ rowKey, title }) => rowKey === field && /\bdata elements?\b/i.test(title));
  const letters = form.exec(row?.text ?? '')?.[1];
  if (row === undefined || letters === undefined || letters.length !== value.length) return undefined;
  const part = (name: string) => {
    const at = letters.indexOf(name);
    return at < 0 ? undefined : value.slice(at, at + 2);
  };
  const [year, month, day] = [part('YY'), part('MM'), part('DD')];
  const ofYear = year === undefined ? undefined : Number(`20${year}`);
  if (!isDate(Number(day ?? 1), Number(month ?? 1), ofYear) || Number(part('hh') ?? 0) > 23) return undefined;
  const date = [day && Number(day), month && months[Number(month) - 1], ofYear].filter(Boolean).join(' ');
  const time = [part('hh'), part('mm'), part('ss')].filter(Boolean).join(':');
  return { text: [date, time].filter(Boolean).join(', '), sources: [row.n] };
}

function amountOf(
  { field, value }: FieldValue,
  fields: FieldValue[],
  passages: Passage[],
): PlainValue | undefined {
  const currency = fields.find((each) => each.kind === 'element' && each.field === currencyOf[field]);
  const row =
    currency &&
    passages.find(
      (passage) => passage.rowKey === currency.value && spansOf(passage, currency, undefined).length > 0,
    );
  return row === undefined || value.length > 12 ? undefined : currencyAmount(value, row);
}
