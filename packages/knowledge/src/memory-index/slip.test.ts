import { expect, test } from 'vitest';
import { isSlip } from './slip.ts';

test('short words differ by a missing letter or a swap, not by another letter', () => {
  expect(isSlip('blok', 'block')).toBe(true);
  expect(isSlip('vsia', 'visa')).toBe(true);
  expect(isSlip('moon', 'noon')).toBe(false);
  expect(isSlip('hedder', 'header')).toBe(true);
});
