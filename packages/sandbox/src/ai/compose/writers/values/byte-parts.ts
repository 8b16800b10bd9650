import type { Table } from '../../text/markdown-blocks.ts';

/** Some of the bytes of a value, counted from 1, and what they hold; without an end when all that are left belong to it. */
export type BytePart = { from: number; to: number | undefined; content: string };

const byteColumn = /^bytes?$/i;
const bitColumn = /^bits?\b/i;
const firstByteColumn = /^byte 1(?: \((\w+)\))?$/i;
const place = /^(\d{1,2})(?:\s*(?:to|-|–)\s*(\d{1,2})|( and on))?$/;
/** "Derivation key index (1 byte), CVN (1), CVR (4 bytes: …)". */
const listed = /(?:^|,)\s*([^,()]+) \((\d{1,2})(?: bytes?)?(?:: [^()]*)?\)/g;
const leftOver = /,\s*(?:optionally )?(?:length and )?([^,();]+?)(?:; [^,]*)?$/;

/** The parts of a value by a table of its bytes, or by the row of a table that its first byte chooses. */
export function bytePartsOf({ header, rows }: Table, bytes: string[]): BytePart[] | undefined {
  // Where the columns are bits a cell tells one of them, and not what its byte holds.
  if (byteColumn.test(header[0] ?? ''))
    return bitColumn.test(header[1] ?? '') ? undefined : partsInRows(rows);
  const key = header.findIndex((cell) => firstByteColumn.test(cell));
  const row = key < 0 ? undefined : rows.find((cells) => cells[key] === bytes[0]);
  if (row === undefined) return undefined;
  const [, what = 'First byte'] = firstByteColumn.exec(header[key] ?? '') ?? [];
  return partsInText(row[key + 1] ?? '', `${what}, ${header[0]} ${row[0]}`);
}

function partsInRows(rows: string[][]): BytePart[] | undefined {
  const parts: BytePart[] = [];
  for (const [at = '', content = ''] of rows) {
    const [, from, to = from, open] = place.exec(at) ?? [];
    if (Number(from) !== (parts.at(-1)?.to ?? 0) + 1) return undefined;
    parts.push({ from: Number(from), to: open === undefined ? Number(to) : undefined, content });
  }
  return parts;
}

function partsInText(text: string, first: string): BytePart[] | undefined {
  const parts: BytePart[] = [{ from: 1, to: 1, content: first }];
  for (const [, content = '', size] of text.matchAll(listed)) {
    const from = (parts.at(-1)?.to ?? 0) + 1;
    parts.push({ from, to: from + Number(size) - 1, content: content.trim() });
  }
  if (parts.length === 1) return undefined;
  const rest = leftOver.exec(text)?.[1];
  if (rest) parts.push({ from: (parts.at(-1)?.to ?? 0) + 1, to: undefined, content: rest.trim() });
  return parts;
}
