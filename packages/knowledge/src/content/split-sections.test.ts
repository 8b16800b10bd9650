import { expect, test } from 'vitest';
import { splitSections } from './split-sections.ts';

test('code by indentation keeps it where a section begins with it', () => {
  const code = '    1. Insert the card.\n    2. Type in the PIN.';
  const parts = splitSections(`${code}\n\n## Again\n\n${code}\n`);
  expect(parts.map(({ markdown }) => markdown)).toEqual([code, code]);
});

test('what announces a list stays with it where a long section is cut', () => {
  const long = `${'word '.repeat(420)}end.`;
  const list = Array.from({ length: 30 }, (_, index) => `- item ${index}`).join('\n');
  const parts = splitSections(`${long}\n\nThe items:\n\n${list}\n\nAfterwards.`);
  expect(parts.map(({ markdown }) => markdown)).toEqual([long, `The items:\n\n${list}\n\nAfterwards.`]);
});

test('what closes a heading is none of it', () => {
  const parts = splitSections(
    '## Keys ##\n\nText.\n\n## C#\n\nText.\n\n## #\n\nText.\n\n## a # b\n\nText.\n',
  );
  expect(parts.map(({ heading }) => heading)).toEqual(['Keys', 'C', '#', 'a # b']);
});

test.each([' ', '#'])('a heading with a long run of "%s" takes no more time than another', (sign) => {
  const before = process.cpuUsage();
  splitSections(`## a${sign.repeat(100_000)}b\n\nText.\n`);
  expect(process.cpuUsage(before).user / 1_000).toBeLessThan(1_000);
});
