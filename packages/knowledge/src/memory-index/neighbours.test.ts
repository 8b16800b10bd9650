import { expect, test } from 'vitest';
import { neighboursIn } from './neighbours.ts';

const sequence = Uint32Array.from([7, 3, 9, 0, 3, 7, 9, 5]);

test('two stems are found in order wherever that is, and turned only where they are nowhere in order', () => {
  expect(neighboursIn(sequence, 3, 7)).toBe('in order');
  expect(neighboursIn(sequence, 7, 3)).toBe('in order');
  expect(neighboursIn(sequence, 9, 7)).toBe('turned');
  expect(neighboursIn(sequence, 5, 9)).toBe('turned');
});

test('stems with another one or the end of a column between them stand apart', () => {
  expect(neighboursIn(sequence, 3, 5)).toBe('apart');
  expect(neighboursIn(sequence, 8, 3)).toBe('apart');
  expect(neighboursIn(Uint32Array.from([9, 0, 3]), 9, 3)).toBe('apart');
});
