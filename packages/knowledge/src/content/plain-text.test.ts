import { expect, test } from 'vitest';
import { plainText } from './plain-text.ts';

test('signs that are escaped so that they are none of Markdown stand for themselves', () => {
  expect(plainText('1\\. Insert\n2\\) Type \\*in\\*\n\\+ plus\n\\===')).toBe(
    '1. Insert 2) Type *in* + plus ===',
  );
});

test('lists, quotes, headings, tables, links and pictures leave their words', () => {
  const markdown =
    '## Keys\n\n> Said.\n\n- one\n-\n2. two\n\n| a | b |\n| :--- | ---: |\n| 1 | 2 |\n\n![seen](x.png) [told](https://a.test/b_(c) "d") [1] (2)';
  expect(plainText(markdown)).toBe('Keys Said. one two a b 1 2 seen told [1] (2)');
});

const processorMs = (work: () => unknown): number => {
  const before = process.cpuUsage();
  work();
  return process.cpuUsage(before).user / 1_000;
};

test.each([
  ['blank lines', '\n', 3_000],
  ['spaces', ' ', 20_000],
  ['lines of a space', ' \n', 3_000],
  ['brackets', '[', 30_000],
  ['links without an end', '[a](', 30_000],
  ['rows', '|---', 20_000],
])('many %s take no more time than other text', (_, unit, times) => {
  const text = `a${unit.repeat(times)}b`;
  const usual = processorMs(() => plainText('The card is read. '.repeat(text.length / 18)));
  expect(processorMs(() => plainText(text))).toBeLessThan(50 * Math.max(usual, 2));
});
