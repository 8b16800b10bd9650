import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { bitmapBytes, bitsFromDrawing } from './bits.ts';
import { lampBits } from './lamp.ts';

test('bits are numbered row by row from 1', () => {
  const bits = bitsFromDrawing(['#.......', '.......#', '', '', '', '', '', '.......#']);
  expect([...bits]).toEqual([1, 16, 64]);
});

test('a bitmap is written as eight bytes, the most significant bit first', () => {
  expect(bitmapBytes(new Set([2, 3, 4, 7, 11, 39])).join(' ')).toBe('72 20 00 00 02 00 00 00');
  expect(bitmapBytes(new Set([1, 8, 64])).join(' ')).toBe('81 00 00 00 00 00 00 01');
});

test('the favicon is the mark', () => {
  const favicon = readFileSync(`${import.meta.dirname}/../../../../public/favicon.svg`, 'utf8');
  const squares = [...favicon.matchAll(/M(\d+) (\d+)h1v1h-1z/g)];
  expect(new Set(squares.map(([, x, y]) => (Number(y) - 1) * 8 + Number(x)))).toEqual(lampBits);
});
