import { expect, test } from 'vitest';
import { codesOfSetBits } from './set-bits.ts';

test('the bits of a quoted EMV value are read by their places', () => {
  expect(codesOfSetBits('TVR 0080008000, why was it declined?')).toEqual(['tvr2.8', 'tvr4.8']);
  expect(codesOfSetBits('Tag 95 in our log is 00 80 00 80 00')).toEqual(['tvr2.8', 'tvr4.8']);
  expect(codesOfSetBits('9B=E800 and 82=1980')).toEqual([
    ...['tsi1.8', 'tsi1.7', 'tsi1.6', 'tsi1.4'],
    ...['aip1.5', 'aip1.4', 'aip1.1', 'aip2.8'],
  ]);
});

test('the values among pasted data objects are read, those that have no bits passed over', () => {
  expect(codesOfSetBits('9F2701809F360200129505000000C000 8202 1800')).toEqual([
    ...['tvr4.8', 'tvr4.7'],
    ...['aip1.5', 'aip1.4'],
  ]);
  expect(codesOfSetBits('log: 95 05 00 80 00 80 00')).toEqual(['tvr2.8', 'tvr4.8']);
});

test('a single byte is read by its place, and what only counts or names bits is none', () => {
  expect(codesOfSetBits('card declined, TVR byte 1 = 08')).toEqual(['tvr1.4']);
  expect(codesOfSetBits('Byte 4 of the TVR is 0x80, and tsi b1 reads E8')).toEqual([
    ...['tvr4.8'],
    ...['tsi1.8', 'tsi1.7', 'tsi1.6', 'tsi1.4'],
  ]);
  expect(codesOfSetBits('TVR byte 6 = 80, TVR byte 1 bit 8, tvr byte 2 with 20 bits')).toEqual([]);
});

test('nothing is read from a value without bits, with many, of another length, or from none', () => {
  expect(codesOfSetBits('TVR 0000000000')).toEqual([]);
  expect(codesOfSetBits('TVR FFFFFFFFFF')).toEqual([]);
  expect(codesOfSetBits('TVR 00800080')).toEqual([]);
  expect(codesOfSetBits('what is a TVR')).toEqual([]);
  expect(codesOfSetBits('tag 95 and tag 82 of 40 cards')).toEqual([]);
});
