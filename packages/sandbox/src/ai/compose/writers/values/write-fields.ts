import { type Passage, readRowHeading } from '../../passages/passage.ts';
import { plainValueOf } from '../../passages/plain-values.ts';
import { tagValue } from '../../passages/tag-values.ts';
import { meaningsOf, type PartMeaning } from '../../passages/value-meanings.ts';
import { type FieldValue, readFieldValues } from '../../question/field-values.ts';
import type { AnswerDraft } from '../answer-draft.ts';
import { fieldVerdict } from './field-verdict.ts';
import { listedParts } from './layout-parts.ts';

const fewestParts = 2;
const nothing = '–';
/** Their bits are told one by one elsewhere. */
const bitTags = new Set(['95', '9B', '82']);
/** Values among which one chooses, as in "DE 25 = 59, 08 or 51", are no message to read. */
const alternatives = /(?:=|\bvalues?)\s*[0-9A-Z]+(?:\s*,\s*|\s+(?:or|vs\.?|versus)\s+)\d[0-9A-Z]+(?!\w|\s*=)/;

/**
 * The fields of a question with their values, a row each, as the passages read them; false when they say what fewer than
 * two values or parts of a value mean.
 */
export function writeFields(draft: AnswerDraft, question: string, passages: Passage[]): boolean {
  const fields = readFieldValues(question).filter((field) => !hasLayout(field, passages));
  if (fields.length === 0 || alternatives.test(question)) return false;
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
  const known = read.filter(({ parts, plain }) => parts.length > 0 || plain !== undefined);
  const isOfParts = known.some(({ field, parts, plain }) => plain !== undefined || !isWhole(field, parts));
  const areTags = fields.every(({ kind }) => kind === 'tag');
  const isAll = isOfParts && known.length === fields.length;
  if (known.length < (areTags ? 1 : fewestParts) && !isAll) return false;
  const told = read.filter((each) => each.field.kind !== 'mti' || known.includes(each));
  const rows = told.map(({ field, parts, plain }) => [
    nameOf(field, passages, mti),
    `\`${field.value}\``,
    plain ? `${plain.text} ${cited(plain.sources)}` : reading(field, parts),
  ]);
  const decided = fieldVerdict(question, known);
  if (decided) {
    const { verdict, field, part } = decided;
    const piece = field.value.slice(part.from, part.to);
    draft.plain(
      `${verdict}. ${nameOf(field, passages, mti)} with \`${piece}\` means ${part.meaning}. [${part.n}]`,
    );
  } else draft.plain('The values of the question mean:');
  draft.ownTable(['Field', 'Value', 'Meaning'], rows, []);
  return true;
}

/** Whether the row of the field lists the parts of such a value, which are told one by one elsewhere. */
function hasLayout({ kind, field, value }: FieldValue, passages: Passage[]): boolean {
  const row = kind === 'element' ? passages.find(({ rowKey }) => rowKey === field) : undefined;
  return row !== undefined && listedParts(row.text, value.length) !== undefined;
}

function reading(field: FieldValue, parts: PartMeaning[]): string {
  if (parts.length === 0) return nothing;
  if (isWhole(field, parts)) return parts.map(({ meaning, n }) => `${meaning} [${n}]`).join('; ');
  return parts
    .map(({ from, to, meaning, n }) => `\`${field.value.slice(from, to)}\` ${meaning} [${n}]`)
    .join('; ');
}

function isWhole({ value }: FieldValue, [first]: PartMeaning[]): boolean {
  return first !== undefined && first.from === 0 && first.to === value.length;
}

function nameOf({ kind, field }: FieldValue, passages: Passage[], mti: string | undefined): string {
  if (kind === 'mti') return 'MTI';
  const row = passages.find(
    ({ rowKey, title }) =>
      rowKey === field &&
      // The element has other names in another edition of the standard.
      !(mti?.startsWith('1') && title.includes('1987')) &&
      (kind === 'tag' ? /\btags?\b/i.test(title) : /\bdata elements?\b/i.test(title)),
  );
  const name = readRowHeading(row?.section ?? '')?.name;
  const label = kind === 'element' ? `DE ${field}` : `Tag ${field}`;
  return name ? `${label} (${name.replace(/ \([^()]*\)$/, '')})` : label;
}

function cited(sources: number[]): string {
  return sources.map((n) => `[${n}]`).join(' ');
}
