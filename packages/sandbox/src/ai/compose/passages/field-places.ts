import type { FieldValue } from '../question/field-values.ts';
import type { Passage } from './passage.ts';

/** A stretch of a value, counted from 0, the end not included. */
export type Span = { from: number; to: number };

const range = '\\d+(?:-\\d+)?';
const remark = '(?: \\([^()]*\\))?';
const positions = `(?: (positions?|bytes?) (${range}${remark}(?:(?:,| and) ${range}${remark})*))?`;
const places = /Where used: (.+)/g;
const hexDigitsOfByte = 2;

/**
 * Where the row of a reference table says that its key stands in a field: "DE 22 positions 1-2", "tag 9F34 byte 1", "DE 49".
 * A whole field is the stretch of its value; none when the row is of another field, or of another message type.
 */
export function spansOf({ text, rowKey }: Passage, field: FieldValue, mti: string | undefined): Span[] {
  if (rowKey === null) return [];
  const name =
    field.kind === 'element'
      ? `\\bDE ${field.field}`
      : field.kind === 'tag'
        ? `\\b${field.field}`
        : undefined;
  if (name === undefined) return [];
  const spans: Span[] = [];
  for (const [, where = ''] of text.matchAll(places)) {
    for (const [, unit, ranges, of] of where.matchAll(
      new RegExp(`${name}\\b${positions}(?: of MTI (\\d{4}))?`, 'g'),
    )) {
      if (of !== undefined && mti !== undefined && of !== mti) continue;
      if (ranges === undefined) spans.push({ from: 0, to: field.value.length });
      const size = unit?.startsWith('byte') ? hexDigitsOfByte : 1;
      for (const [, from = '', to = from] of ranges
        ?.replace(/\([^()]*\)/g, '')
        .matchAll(/(\d+)(?:-(\d+))?/g) ?? [])
        spans.push({ from: (Number(from) - 1) * size, to: Number(to) * size });
    }
  }
  return spans;
}
