import { expect, test } from 'vitest';
import { featureCount, featuresOf, wordCount } from './question-features.ts';

const shared = (one: string, other: string) => {
  const there = new Set(featuresOf(other));
  return featuresOf(one).filter((feature) => there.has(feature)).length;
};

test('features are numbers below their count, each once and in rising order', () => {
  const features = featuresOf('Where is my refund of 48.90, and where is my card?');
  expect(features.every((feature) => feature >= 0 && feature < featureCount)).toBe(true);
  expect([...features]).toEqual([...new Set(features)].sort((one, other) => one - other));
});

test('endings, case, accents and the digits of a number make no difference', () => {
  expect(featuresOf('Is CARD 4471 blocked?')).toEqual(featuresOf('is cards 9020 blöcking?'));
});

test('the order of words makes a difference, and so does the mark at the end', () => {
  const all = featuresOf('block my card').length;
  expect(shared('block my card', 'my card block')).toBeLessThan(all);
  expect(shared('block my card', 'block my card?')).toBeLessThan(all);
});

test('text without words has features too', () => {
  for (const text of ['', '???', '\u0000', '\ud800']) expect(featuresOf(text).length).toBeGreaterThan(0);
  expect(wordCount('?! 12 a')).toBe(2);
});
