import type { Passage } from '../../passages/passage.ts';
import type { AnswerDraft } from '../answer-draft.ts';

const columns = [/^byte$/i, /^bits? \(hex\)$/i, /^meaning$/i];
/** "Second GENERATE AC: 00 AAC, 40 TC, 80 not requested": what each value of several bits means. */
const choice = /(?:^|,\s*)([0-9A-F]{2}) ([^,]+)/g;
const oneBit = (mask: number) => (mask & (mask - 1)) === 0;

/**
 * What the bits of a part of a value mean, such as those of the CVR in tag 9F10, by a table whose heading spells the name of
 * the part out. Bits that say how many are told as a number, those of nought and of no meaning not at all.
 */
export function writeBitsOfPart(
  draft: AnswerDraft,
  name: string,
  bytes: string[],
  passages: Passage[],
): void {
  for (const { blocks, n } of passages) {
    for (const { block, heading } of blocks) {
      if (block.kind !== 'table' || !spellsOut(heading, name)) continue;
      if (!columns.every((column, index) => column.test(block.header[index] ?? ''))) continue;
      const told = block.rows.flatMap(([byte = '', mask = '', meaning = '']) => {
        const text = meaningOf(Number.parseInt(bytes[Number(byte) - 1] ?? '0', 16), mask, meaning);
        return text === undefined ? [] : [`- **${name} byte ${byte}, bits ${mask}:** ${text} [${n}]`];
      });
      if (told.length > 0) draft.plain(told.join('\n'));
      return;
    }
  }
}

/** "Card verification results bit by bit" is about the CVR. */
function spellsOut(heading: string, name: string): boolean {
  const initials = heading.split(/\s+/).map((word) => word.charAt(0).toUpperCase());
  return /^[A-Z]{3,5}$/.test(name) && initials.join('').startsWith(name);
}

function meaningOf(byte: number, written: string, meaning: string): string | undefined {
  const mask = Number.parseInt(written, 16);
  const value = byte & mask;
  const [what = '', listed] = meaning.split(/:\s+(?=[0-9A-F]{2} )/);
  if (listed !== undefined) {
    const chosen = [...listed.matchAll(choice)].find(([, hex = '']) => Number.parseInt(hex, 16) === value);
    return chosen && `${what}: ${chosen[2]}`;
  }
  if (value === 0) return undefined;
  return oneBit(mask) ? meaning : `${meaning}: ${value / (mask & -mask)}`;
}
