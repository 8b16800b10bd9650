import { bitsFromDrawing } from './bits.ts';

/** The mark: bits whose lit pattern reads as a lamp, smoke at its spout. */
export const lampBits = bitsFromDrawing([
  '.......#',
  '......#.',
  '.......#',
  '...#....',
  '##.##..#',
  '#.#####.',
  '.#####..',
  '..####..',
]);
