import { type Passage, readRowHeading } from '../../passages/passage.ts';
import type { FieldValue } from '../../question/field-values.ts';
import type { AnswerDraft } from '../answer-draft.ts';
import { type FieldReading, fieldReadings, isKnown, isWhole } from './field-readings.ts';
import { fieldVerdict } from './field-verdict.ts';
import { tagsWithBits } from './write-bits.ts';

const nothing = '–';
const ofBits = /^byte \d, bit \d:/;

/** The fields of a question with their values, a row each, as the passages read them; false when they read too few. */
export function writeFields(draft: AnswerDraft, question: string, passages: Passage[]): boolean {
  const readings = fieldReadings(question, passages);
  if (readings.length === 0) return false;
  const mti = readings.find(({ field }) => field.kind === 'mti')?.field.value;
  const told = readings.filter((reading) => reading.field.kind !== 'mti' || isKnown(reading));
  const inBits = tagsWithBits(question, passages);
  const isToldByBits = ({ field, parts, plain }: FieldReading) =>
    field.kind === 'tag' &&
    inBits.has(field.field) &&
    parts.length === 0 &&
    (!plain || ofBits.test(plain.text));
  if (told.every(isToldByBits)) return false;
  const rows = told.map((reading) => [
    nameOf(reading.field, passages, mti ?? mtiOf(reading, passages)),
    `\`${reading.field.value}\``,
    isToldByBits(reading) ? 'Its bits are told below' : meaningIn(reading),
  ]);
  const decided = fieldVerdict(question, readings);
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

function meaningIn(reading: FieldReading): string {
  const { field, parts, plain } = reading;
  if (plain) return `${plain.text} ${cited(plain.sources)}`;
  if (parts.length === 0) return nothing;
  if (isWhole(reading)) return parts.map(({ meaning, n }) => `${meaning} [${n}]`).join('; ');
  return parts
    .map(({ from, to, meaning, n }) => `\`${field.value.slice(from, to)}\` ${meaning} [${n}]`)
    .join('; ');
}

/** The message type in which a value has its meaning: "Where used: DE 24 of MTI 1442". */
function mtiOf({ parts: [part] }: FieldReading, passages: Passage[]): string | undefined {
  return passages.flatMap(({ n, text }) =>
    n === part?.n ? (/ of MTI (\d{4})/.exec(text)?.[1] ?? []) : [],
  )[0];
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
