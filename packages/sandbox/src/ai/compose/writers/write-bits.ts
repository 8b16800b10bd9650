import type { Passage } from '../passages/passage.ts';
import type { Table } from '../text/markdown-blocks.ts';
import type { AnswerDraft } from './answer-draft.ts';

/** What one bit of a byte means; bytes are counted from 1, the mask is that of the byte. */
type Bit = { byte: number; mask: number; meaning: string };

const bitColumn = /^bit \d \(([0-9a-f]{2})\)$/i;
const byteOfName = /^([A-Z]{3,5}) byte (\d)$/;
const maskColumn = /^bits? \(hex\)$/i;
const hexByte = /^[0-9A-F]{2}$/i;
const nothing = /^[-–—]?$/;
const bitsOfByte = [0x80, 0x40, 0x20, 0x10, 0x08, 0x04, 0x02, 0x01];

/** A value such as a TVR taken apart bit by bit as the tables of the passages name its bits; false when none does. */
export function writeBits(draft: AnswerDraft, question: string, passages: Passage[]): boolean {
  const done = new Set<string>();
  for (const passage of passages) {
    for (const { block, heading } of passage.blocks) {
      if (block.kind !== 'table') continue;
      for (const name of namesOf(block, heading)) {
        const bytes = bytesOf(name, question);
        const bits = bitsOf(block, name);
        if (bytes === undefined || bits.length === 0 || done.has(name)) continue;
        done.add(name);
        draft.plain(`${name} \`${bytes.join(' ')}\` has these bits set:`);
        draft.bullets(findings(bytes, bits).map((sentence) => ({ sentences: [sentence], n: passage.n })));
      }
    }
  }
  return done.size > 0;
}

/** The short names that the bits of a table belong to: those in its header, or else in its heading. */
function namesOf({ header }: Table, heading: string): string[] {
  const inHeader = header.flatMap((cell) => byteOfName.exec(cell)?.[1] ?? []);
  if (inHeader.length > 0) return inHeader;
  return header.some((cell) => bitColumn.test(cell) || maskColumn.test(cell))
    ? (heading.match(/\b[A-Z]{3,5}\b/g) ?? [])
    : [];
}

/** The bytes that follow a name in the question: "TVR 0080048000", "TVR (tag 95) = 00 80 04 80 00". */
function bytesOf(name: string, question: string): string[] | undefined {
  const written = new RegExp(
    `\\b${name}\\b(?:\\s*\\(?(?:[Tt]ag\\s*)?(?:9[0-9A-F]|82|9F[0-9A-F]{2})\\)?(?=[\\s:=]))?(?:[\\s:=]|is|of|was|value)*?((?:[0-9A-F]{2}\\s?){2,6})(?![0-9A-Fa-z])`,
  ).exec(question)?.[1];
  return written?.match(/[0-9A-F]{2}/g) ?? undefined;
}

function bitsOf({ header, rows }: Table, name: string): Bit[] {
  const bits: Bit[] = [];
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

function findings(bytes: string[], bits: Bit[]): string[] {
  const found = bytes.flatMap((byte, index) =>
    bitsOfByte
      .filter((mask) => (Number.parseInt(byte, 16) & mask) !== 0)
      .map((mask) => {
        const known = bits.find((bit) => bit.byte === index + 1 && bit.mask === mask);
        const place = `**Byte ${index + 1}, bit ${8 - bitsOfByte.indexOf(mask)}:**`;
        return `${place} ${known?.meaning ?? 'not in the passages'}.`;
      }),
  );
  return found.length > 0 ? found : ['No bit is set.'];
}
