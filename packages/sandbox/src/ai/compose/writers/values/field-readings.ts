import type { Passage } from '../../passages/passage.ts';
import { type PlainValue, plainValueOf } from '../../passages/plain-values.ts';
import { tagValue } from '../../passages/tag-values.ts';
import { meaningsOf, type PartMeaning } from '../../passages/value-meanings.ts';
import { type FieldValue, readFieldValues } from '../../question/field-values.ts';
import { listedParts } from './layout-parts.ts';

const fewestRead = 2;
/** Their bits are told one by one elsewhere. */
const bitTags = new Set(['95', '9B', '82']);
/** Values among which one chooses, as in "DE 25 = 59, 08 or 51", are no message: all are read, or none. */
const alternatives =
  /(?:=|\bvalues?|\bDE \d{1,3})\s*[0-9A-Z]+(?:\s*,\s*|\s+(?:or|vs\.?|versus)\s+)\d[0-9A-Z]+(?!\w|\s*=)/;

/** A field of a question and what the passages say its value means: in parts, or worked out. */
export type FieldReading = { field: FieldValue; parts: PartMeaning[]; plain: PlainValue | undefined };

/** The fields of a question as the passages read them; none when they say what fewer than two values or parts of a value mean. */
export function fieldReadings(question: string, passages: Passage[]): FieldReading[] {
  const fields = readFieldValues(question).filter((field) => !hasLayout(field, passages));
  if (fields.length === 0) return [];
  const mti = fields.find(({ kind }) => kind === 'mti')?.value;
  const beside = new Map(
    fields.flatMap(({ kind, field, value }) => (kind === 'tag' ? [[field, value]] : [])),
  );
  const read = fields.map((field) => ({
    field,
    parts: meaningsOf(field, passages, mti),
    plain:
      field.kind === 'tag' && !bitTags.has(field.field)
        ? tagValue(field.field, field.value, beside, passages)
        : plainValueOf(field, fields, passages),
  }));
  const known = read.filter(isKnown);
  if (alternatives.test(question) && known.length < fields.length) return [];
  const isOfParts = known.some((each) => each.plain !== undefined || !isWhole(each));
  const areTags = fields.every(({ kind }) => kind === 'tag');
  const isAll = isOfParts && known.length === fields.length;
  return known.length >= (areTags ? 1 : fewestRead) || isAll ? read : [];
}

export function isKnown({ parts, plain }: FieldReading): boolean {
  return parts.length > 0 || plain !== undefined;
}

/** Says whether the first meaning is that of the whole value. */
export function isWhole({ field: { value }, parts: [first] }: FieldReading): boolean {
  return first !== undefined && first.from === 0 && first.to === value.length;
}

/** Whether the row of the field lists the parts of such a value, which are told one by one elsewhere. */
function hasLayout({ kind, field, value }: FieldValue, passages: Passage[]): boolean {
  const row = kind === 'element' ? passages.find(({ rowKey }) => rowKey === field) : undefined;
  return row !== undefined && listedParts(row.text, value.length) !== undefined;
}
