import { expect, test } from 'vitest';
import { writeRow } from './row-points.ts';

test('a cell that says what a thing means needs no name of its column, and others do', () => {
  expect(
    writeRow(['Status', 'Meaning', 'Next step'], ['Held', 'Kept at the border', 'Wait for the release']),
  ).toBe('**Held:** Kept at the border; next step: Wait for the release.');
  expect(writeRow(['Role', 'Does', 'Licence'], ['Issuer', 'Issues cards', 'Yes'])).toBe(
    '**Issuer:** does: Issues cards; licence: Yes.',
  );
});
