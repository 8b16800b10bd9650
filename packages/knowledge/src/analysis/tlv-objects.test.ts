import { expect, test } from 'vitest';
import { tlvIn } from './tlv-objects.ts';

test('a run of digits that is nothing but EMV objects is taken apart', () => {
  expect(tlvIn('log: 82 02 3900 95 05 8000048000 end')?.objects).toEqual([
    { tag: '82', value: '3900' },
    { tag: '95', value: '8000048000' },
  ]);
});

test('the name of the element in front belongs to no object', () => {
  expect(tlvIn('DE 55 9F36020012')?.objects).toEqual([{ tag: '9F36', value: '0012' }]);
});

test('digits that are no whole objects, or one by chance, are left alone', () => {
  expect(tlvIn('9F360200')).toBeUndefined();
  expect(tlvIn('4761739001010010')).toBeUndefined();
  expect(tlvIn('70023318')).toBeUndefined();
});
