import { expect, test } from 'vitest';
import { splitSections } from './split-sections.ts';

test('code by indentation keeps it where a section begins with it', () => {
  const code = '    1. Insert the card.\n    2. Type in the PIN.';
  const parts = splitSections(`${code}\n\n## Again\n\n${code}\n`);
  expect(parts.map(({ markdown }) => markdown)).toEqual([code, code]);
});
