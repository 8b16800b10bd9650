import { constants } from '@genie/contract/client';
import { expect, test } from 'vitest';
import { draftLength } from './draft-length.ts';

test('the limit is told only when it is near', () => {
  expect(draftLength('a'.repeat(3_600)).near).toBe(false);
  expect(draftLength('a'.repeat(3_601))).toEqual({ length: 3_601, near: true, tooLong: false });
});

test('the length is counted in code points of the trimmed question', () => {
  const limit = constants.maxQueryCodePoints;
  expect(draftLength('🂡'.repeat(limit))).toMatchObject({ length: limit, tooLong: false });
  expect(draftLength(`${'a'.repeat(limit)}  \n`)).toMatchObject({ length: limit, tooLong: false });
  expect(draftLength('a'.repeat(limit + 1)).tooLong).toBe(true);
});
