import { bitsFromDrawing } from './bits.ts';

/** The mark: bits whose lit pattern reads as a lamp, its flame at the spout. */
export const lampBits = bitsFromDrawing([
  '.......#',
  '...#....',
  '..###..#',
  '##.....#',
  '#.#####.',
  '#######.',
  '..####..',
  '.######.',
]);

/** The one bit of the mark that burns. */
export const flameBit = 8;
