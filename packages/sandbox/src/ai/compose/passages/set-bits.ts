import type { BitMeaning } from './bit-meanings.ts';

/** A bit that is set in a value, counted as EMV does: bytes from 1 on, bits from 8 down; and what is known of it. */
type SetBit = { byte: number; bit: number; known: BitMeaning | undefined };

const masks = [0x80, 0x40, 0x20, 0x10, 0x08, 0x04, 0x02, 0x01];

/** The bits that are set in bytes written as two hexadecimal digits each. */
export function setBits(bytes: string[], bits: BitMeaning[]): SetBit[] {
  return bytes.flatMap((byte, index) =>
    masks
      .filter((mask) => (Number.parseInt(byte, 16) & mask) !== 0)
      .map((mask) => ({
        byte: index + 1,
        bit: 8 - masks.indexOf(mask),
        known: bits.find((each) => each.byte === index + 1 && each.mask === mask),
      })),
  );
}
