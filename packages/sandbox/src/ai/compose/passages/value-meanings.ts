import { announces, mentionsCode } from '../question/code-mentions.ts';
import type { FieldValue } from '../question/field-values.ts';
import type { Table } from '../text/markdown-blocks.ts';
import { type Span, spansOf } from './field-places.ts';
import { type Passage, readRowHeading } from './passage.ts';

/** What a stretch of a value means, and the passage that says so. */
export type PartMeaning = Span & { meaning: string; n: number };

const ordinals: Record<string, Span> = {
  'first two digits': { from: 0, to: 2 },
  'first digit': { from: 0, to: 1 },
  'second digit': { from: 1, to: 2 },
  'third digit': { from: 2, to: 3 },
};
const nameColumn = /^(?:name|meaning)$/i;
/** "As above, but without …" means nothing away from its table. */
const leansOnRow = /^(?:as (?:above|before|below)|same|ditto)\b/i;
/** "450, 453 | First chargeback, full or partial" says of neither which it is. */
const tellsApart = /\p{L} or \p{L}/u;
const byteColumn = /^byte (\d)$/i;
/** What comes behind a byte is no meaning of it. */
const listsBytes = /\(\d{1,2} bytes?\b/;
const listedDigits =
  /\b[Dd]igits? (?<from>\d)(?:-(?<to>\d))?(?: is| are)? (?:the )?(?<name>[^(),;.]+) \((?<list>[^()]+)\)/g;

/**
 * What the passages say of the parts of a field's value, from its first: by the rows of reference tables that name their
 * place, by tables of the field's values, digits or bytes, and by what the field's own row lists in brackets.
 */
export function meaningsOf(field: FieldValue, passages: Passage[], mti: string | undefined): PartMeaning[] {
  const found = [
    ...ofRows(field, passages, mti),
    ...passages.flatMap((passage) => ofTables(field, passage, mti)),
    ...passages.flatMap((passage) => ofList(field, passage)),
  ];
  const parts: PartMeaning[] = [];
  for (const each of found)
    if (!parts.some(({ from, to }) => each.from < to && from < each.to)) parts.push(each);
  return parts.sort((one, other) => one.from - other.from);
}

function ofRows(field: FieldValue, passages: Passage[], mti: string | undefined): PartMeaning[] {
  return passages.flatMap((passage): PartMeaning[] => {
    const { rowKey, section, title, text, n } = passage;
    const meaning = readRowHeading(section)?.name;
    if (rowKey === null || meaning === undefined) return [];
    const whole = { from: 0, to: field.value.length };
    if (field.kind === 'mti')
      return rowKey === field.value && announces(title, { kind: 'mti', value: rowKey, label: 'MTI' })
        ? [{ ...whole, meaning, n }]
        : [];
    const ways = [rowKey, ...(/\(format ([0-9A-F]{2}) or ([0-9A-F]{2})\)/.exec(text)?.slice(1) ?? [])];
    return spansOf(passage, field, mti)
      .filter(({ from, to }) => ways.includes(field.value.slice(from, to)))
      .map((span) => ({ ...span, meaning, n }));
  });
}

function ofTables(field: FieldValue, passage: Passage, mti: string | undefined): PartMeaning[] {
  return passage.blocks.flatMap(({ block, heading }) => {
    if (block.kind !== 'table') return [];
    const { header, rows } = block;
    const at = header.indexOf(nameOf(field));
    const mtiAt = header.findIndex((cell) => /^MTI$/i.test(cell));
    if (at >= 0 && header.length > 1) {
      const row = rows.find(
        (cells) =>
          keysOf(cells[at]).includes(field.value) &&
          !(keysOf(cells[at]).length > 1 && tellsApart.test(cells.join(' '))) &&
          (mtiAt < 0 || mti === undefined || keysOf(cells[mtiAt]).includes(mti)),
      );
      const meaning =
        field.kind === 'mti'
          ? row?.[header.findIndex((cell) => nameColumn.test(cell))]
          : row?.findLast((cell, index) => index !== at && index !== mtiAt && cell !== '');
      return meaning ? [{ from: 0, to: field.value.length, meaning, n: passage.n }] : [];
    }
    if (field.kind === 'mti') return [];
    const example = field.kind === 'tag' ? exampleIn(block, field) : undefined;
    if (example) return [{ from: 0, to: field.value.length, meaning: example, n: passage.n }];
    if (!isOn(heading, field)) return [];
    return ofDigits(block, field.value).map((part) => ({ ...part, n: passage.n }));
  });
}

/** What a table of tags reads in just this value: a row that begins with the tag and has the value in another cell. */
function exampleIn({ rows }: Table, { field, value }: FieldValue): string | undefined {
  const row = rows.find(
    ([key = '', ...cells]) =>
      new RegExp(`^\\W*${field}\\b`).test(key) &&
      cells.slice(0, -1).some((cell) => keysOf(cell).join() === value),
  );
  const meaning = row?.at(-1);
  return meaning && !leansOnRow.test(meaning) ? meaning : undefined;
}

/** The columns of a table headed "Third digit" or "Byte 1", each with what it means in the column behind. */
function ofDigits({ header, rows }: Table, value: string): Omit<PartMeaning, 'n'>[] {
  const byValue = rows.find((row) => keysOf(row[0]).includes(value))?.[1];
  if (byValue) return [{ from: 0, to: value.length, meaning: byValue }];
  return header.flatMap((cell, index) => {
    const byte = Number(byteColumn.exec(cell)?.[1] ?? 0);
    const span = byte > 0 ? { from: 2 * byte - 2, to: 2 * byte } : ordinals[cell.toLowerCase()];
    if (span === undefined) return [];
    const piece = value.slice(span.from, span.to);
    const meaning = rows.find((row) => keysOf(row[index]).includes(piece))?.[index + 1];
    return meaning && !listsBytes.test(meaning) ? [{ ...span, meaning }] : [];
  });
}

/** "digit 3 the PIN entry capability (1 yes, 2 no)" in the row of the field itself. */
function ofList(field: FieldValue, { title, rowKey, text, n }: Passage): PartMeaning[] {
  if (field.kind !== 'element' || rowKey !== field.field || !/\bdata elements?\b/i.test(title)) return [];
  return [...text.matchAll(listedDigits)].flatMap(({ groups }) => {
    const span = { from: Number(groups?.from) - 1, to: Number(groups?.to ?? groups?.from) };
    const piece = field.value.slice(span.from, span.to);
    const said = groups?.list
      ?.split(/[,;]\s*/)
      .map((each) => each.replace(/^by network use /, ''))
      .find((each) => each.startsWith(`${piece} `));
    return said ? [{ ...span, meaning: `${groups?.name}: ${said.slice(piece.length + 1)}`, n }] : [];
  });
}

function nameOf({ kind, field }: FieldValue): string {
  return kind === 'mti' ? 'MTI' : kind === 'element' ? `DE ${field}` : field;
}

function isOn(heading: string, { kind, field }: FieldValue): boolean {
  if (kind === 'tag') return new RegExp(`\\b${field}\\b`).test(heading);
  return mentionsCode(heading, { kind: 'element', value: field, label: `DE ${field}` });
}

/** The values that a cell lists: "420300, 020300", "42 03 00". */
function keysOf(cell = ''): string[] {
  return cell.split(/\s*(?:,|\bor\b|\band\b)\s*/).map((each) => each.replace(/[`\s]/g, ''));
}
