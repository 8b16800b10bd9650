import { expect, test } from 'vitest';
import { readFieldValues } from './field-values.ts';

const read = (question: string) =>
  readFieldValues(question).map(({ kind, field, value }) => `${kind} ${field} ${value}`.replace('  ', ' '));

test('fields of a message are read in the ways in which people write them', () => {
  expect(read('MTI 0100, F3 = 010000, field 22 is 0510, DE 49: 978')).toEqual([
    'mti 0100',
    'element 3 010000',
    'element 22 0510',
    'element 49 978',
  ]);
  expect(read('F3 000000, F39 05')).toEqual(['element 3 000000', 'element 39 05']);
  expect(read('DE 22 = 07 1')).toEqual(['element 22 071']);
  expect(read('processing codes 012000 and 310000')).toEqual(['element 3 012000', 'element 3 310000']);
  expect(read('tag 9F27 = 80, and sometimes 40 or 00')).toEqual([
    'tag 9F27 80',
    'tag 9F27 40',
    'tag 9F27 00',
  ]);
  expect(read('tag 9F27 = 80 and 95: 00 00 04 80 00')).toEqual(['tag 9F27 80', 'tag 95 0000048000']);
});

test('numbers of elements, counts and masked numbers are no values', () => {
  expect(read('Which of DE 2, 3 and 4 is longest?')).toEqual([]);
  expect(read('Is DE 37 of 12 digits?')).toEqual([]);
  expect(read('Card 411111******1111 was declined')).toEqual([]);
  expect(read('The dump has F2 3C in it')).toEqual([]);
});
