import type { Table } from '../text/markdown-blocks.ts';
import { type Passage, readRowHeading } from './passage.ts';

/** What one bit of a byte means, and the passage that says so; bytes are counted from 1, the mask is that of the byte. */
export type BitMeaning = { byte: number; mask: number; meaning: string; n: number };

/** The bits of a value, by its name, such as TVR, and its tags. */
type BitTable = { name: string; tags: string[]; bits: BitMeaning[] };

const bitColumn = /^bit \d \(([0-9a-f]{2})\)$/i;
const byteOfName = /^([A-Z]{3,5}) byte (\d)$/;
const maskColumn = /^bits? \(hex\)$/i;
const hexByte = /^[0-9A-F]{2}$/i;
const nothing = /^[-–—]?$/;
const rowOfBit = /^byte (\d) bit (\d)$/i;
/** "Terminal verification results (TVR, tag 95) bit by bit", "Terminal capabilities (tag 9F33) bit by bit". */
const titleOfRows = /^(.+?) \((?:([A-Z]{3,5}), )?tag ([0-9A-F]{2,4})/;
const tagInHeading = /\b([A-Z]{3,5})(?: \(|, )tag ([0-9A-F]{2,4})\)/g;
/** "Terminal capabilities (tag 9F33) bit by bit": what has no short name. */
const longInHeading = /^([A-Z][a-z]+(?: [a-z]+){0,3}) \(tag ([0-9A-F]{2,4})\)/g;

/** What tables with a column of bits and rows of single bits say, gathered by the value they belong to. */
export function bitTablesOf(passages: Passage[]): BitTable[] {
  const found: BitTable[] = [];
  const add = (name: string, tags: string[], bits: BitMeaning[]) => {
    const known = found.find((each) => each.name === name || each.tags.some((tag) => tags.includes(tag)));
    if (known === undefined) {
      if (bits.length > 0) found.push({ name, tags, bits });
      return;
    }
    known.bits.push(...bits);
    known.tags.push(...tags.filter((tag) => !known.tags.includes(tag)));
  };
  for (const { title, section, blocks, rowKey, n } of passages) {
    const [, byte, bit] = rowOfBit.exec(rowKey ?? '') ?? [];
    const [, long = '', short, tag] = titleOfRows.exec(title) ?? [];
    const meaning = readRowHeading(section)?.name;
    if (byte !== undefined && tag !== undefined && meaning !== undefined)
      add(short ?? long, [tag], [{ byte: Number(byte), mask: 1 << (Number(bit) - 1), meaning, n }]);
    for (const { block, heading } of blocks) {
      if (block.kind !== 'table') continue;
      for (const name of namesOf(block, heading))
        add(
          name,
          [...heading.matchAll(tagInHeading), ...heading.matchAll(longInHeading)]
            .filter(([, each]) => each === name)
            .map(([, , each]) => each ?? ''),
          bitsOf(block, name).map((each) => ({ ...each, n })),
        );
    }
  }
  return found;
}

/** The names that the bits of a table belong to: short ones in its header, or else in its heading, or the long one that this begins with. */
function namesOf({ header }: Table, heading: string): string[] {
  const inHeader = header.flatMap((cell) => byteOfName.exec(cell)?.[1] ?? []);
  if (inHeader.length > 0) return inHeader;
  if (!header.some((cell) => bitColumn.test(cell) || maskColumn.test(cell))) return [];
  const [, long] = [...heading.matchAll(longInHeading)][0] ?? [];
  return long === undefined ? (heading.match(/\b[A-Z]{3,5}\b/g) ?? []) : [long];
}

function bitsOf({ header, rows }: Table, name: string): Omit<BitMeaning, 'n'>[] {
  const bits: Omit<BitMeaning, 'n'>[] = [];
  const add = (byte: number, mask: string, meaning: string) => {
    if (hexByte.test(mask) && !nothing.test(meaning))
      bits.push({ byte, mask: Number.parseInt(mask, 16), meaning });
  };
  const hex = header.findIndex((cell) => maskColumn.test(cell));
  for (const row of rows) {
    for (const [index, cell] of header.entries()) {
      const mask = bitColumn.exec(cell)?.[1];
      if (mask !== undefined) add(Number(row[0]), mask, row[index] ?? '');
      const [, owner, byte] = byteOfName.exec(cell) ?? [];
      if (owner === name) add(Number(byte), row[index] ?? '', row[index + 1] ?? '');
      if (index === hex) add(Number(row[0]), row[index] ?? '', row[index + 1] ?? '');
    }
  }
  return bits;
}
