import fc from 'fast-check';
import { expect, test } from 'vitest';
import { renderBlocks } from './answer-markdown.ts';
import { closeEmphasis } from './close-emphasis.ts';
import { showablePart } from './showable-part.ts';

test.each([
  ['Codes:\n\n| Co', 'Codes:\n'],
  ['| Code | Meaning |', ''],
  ['| Code | Meaning |\n', ''],
  ['| Code | Meaning |\n| -- |', ''],
  ['| Code | Meaning |\n|---|---', ''],
  ['| Code | Meaning |\n| --- | -', '| Code | Meaning |\n| --- | -'],
  ['| Code | Meaning |\n|---|---|\n| 05', '| Code | Meaning |\n|---|---|\n| 05'],
  ['> | Code |\n> |--', ''],
  ['The sum |a| + |b|\n| x', 'The sum |a| + |b|'],
])('of %j no bars are shown that may become a table', (written, shown) => {
  expect(showablePart(written)).toBe(shown);
});

test('bars that no table follows are shown', () => {
  expect(showablePart('| one |\nand so on')).toBe('| one |\nand so on');
});

test.each([
  ['Do not honour [', 'Do not honour '],
  ['Do not honour [1', 'Do not honour '],
  ['Do not honour [1, ', 'Do not honour '],
  ['See [the guide](https://exam', 'See '],
  ['Do not honour [1]', 'Do not honour [1]'],
])('of %j no half citation or link is shown', (written, shown) => {
  expect(showablePart(written)).toBe(shown);
});

test.each(['[', '![', '![a', '[a]('])('%j over and over takes hardly any time', (piece) => {
  const written = piece.repeat(40_000);
  const before = process.cpuUsage();
  showablePart(written);
  // Time of the processor: what others do on a busy machine is not counted.
  expect(process.cpuUsage(before).user / 1_000).toBeLessThan(500);
});

test.each(['Text\n-', 'Text\n===', 'Text\n1.', 'Text\n``', 'Text\n##'])(
  'marks at the start of a line wait for what they mark: %j',
  (written) => {
    expect(showablePart(written)).toBe('Text');
  },
);

test('in a fence everything is shown but what may close it', () => {
  expect(showablePart('```json\n| a\n[1')).toBe('```json\n| a\n[1');
  expect(showablePart('```json\n{}\n``')).toBe('```json\n{}');
  expect(showablePart('```json\n{}\n```\n| a')).toBe('```json\n{}\n```');
});

test.each([
  ['Code **05', 'Code **05**'],
  ['Code **05*', 'Code **05**'],
  ['Code **', 'Code'],
  ['Code **05** is *meant', 'Code **05** is *meant*'],
  ['2 * 3 is 6', '2 * 3 is 6'],
  ['* an item', '* an item'],
  ['Field `DE 3', 'Field `DE 3`'],
  ['Field `', 'Field '],
  ['Field `a*b` and **c', 'Field `a*b` and **c**'],
  ['Field \\*', 'Field \\*'],
])('what is emphasised so far is closed: %j', (written, shown) => {
  expect(closeEmphasis(written)).toBe(shown);
});

const answer =
  'Code **05** means *do not honour* [1].\n\n| Field | Value |\n|:--|--:|\n| DE 39 | 05 [2] |\n\n1. Check `limits` [1, 2].\n2. Call.\n\n## End\nof it';

test('at no moment of an answer a bar, half a citation or a mark is shown as text', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: answer.length - 1 }), (length) => {
      const text = renderBlocks(showablePart(answer.slice(0, length)), { sources: 2 })
        .map(({ html }) => html.replace(/<[^>]*>/g, ''))
        .join('');
      expect(text).not.toMatch(/[|*`[\]#]/);
    }),
    { numRuns: answer.length },
  );
});
