import { bitsFromDrawing } from '../../components/ui/bitmap/bits.ts';

/** Small pictures in the bitmap's own squares. */
export const pixelPictures = {
  mask: bitsFromDrawing([
    '........',
    '########',
    '#......#',
    '########',
    '#......#',
    '#.##...#',
    '########',
    '........',
  ]),
  find: bitsFromDrawing([
    '..###...',
    '.#...#..',
    '#.....#.',
    '#.....#.',
    '#.....#.',
    '.#...##.',
    '..###.##',
    '.......#',
  ]),
  write: bitsFromDrawing([
    '########',
    '........',
    '#####...',
    '........',
    '########',
    '........',
    '###.....',
    '........',
  ]),
  cite: bitsFromDrawing([
    '##....##',
    '#...#..#',
    '#..##..#',
    '#...#..#',
    '#...#..#',
    '#...#..#',
    '#..###.#',
    '##....##',
  ]),
} as const;
