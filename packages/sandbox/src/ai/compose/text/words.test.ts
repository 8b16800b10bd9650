import { expect, test } from 'vitest';
import { readPassage } from '../passages/passage.ts';
import { correctSpelling } from '../passages/spelling.ts';
import { stem } from './stem.ts';
import { termsOf, topicWeight } from './words.ts';

test('forms and spellings of a word have one stem', () => {
  for (const [first, ...others] of [
    ['authorise', 'authorize', 'authorised', 'authorising', 'authorisation', 'authorizations'],
    ['decline', 'declined', 'declines', 'declining'],
    ['settle', 'settlement', 'settled', 'settling'],
    ['reversal', 'reverse', 'reversed', 'reversals'],
    ['honour', 'honor', 'honours'],
    ['currency', 'currencies'],
  ] as [string, ...string[]][]) {
    for (const other of others) expect(stem(other), other).toBe(stem(first));
  }
});

test('different words keep different stems', () => {
  expect(
    new Set(['acquirer', 'issuer', 'merchant', 'terminal', 'token', 'settlement', 'presentment'].map(stem))
      .size,
  ).toBe(7);
});

test('what means the same becomes one term', () => {
  for (const texts of [
    ['data element 39', 'DE 39', 'DE39', 'field 39', 'bit 39'],
    ['time-out', 'timed out', 'timeout'],
    ['divisible by nine', 'divisible by 9'],
    ['card number', 'PAN', 'primary account number'],
    ['ISO8583', 'ISO 8583'],
    ['V.I.P.', 'VIP'],
    ['PayFac', 'payment facilitator'],
  ]) {
    expect(new Set(texts.map((text) => termsOf(text).join(' '))).size, texts.join()).toBe(1);
  }
});

test('stop words are no terms, codes and T+1 are', () => {
  expect(termsOf('What is the meaning of it?')).toEqual([]);
  expect(termsOf('T+1 or 9F27 and 05')).toEqual(['t+1', '9f27', '05']);
});

test('everyday words of the field weigh little, names and codes much', () => {
  const question = 'Which message does Banknet use for code 91?';
  const weight = (word: string) => topicWeight(termsOf(word)[0] ?? '', question);
  expect(weight('message')).toBeLessThan(weight('acquirer'));
  expect(weight('Banknet')).toBeGreaterThan(weight('acquirer'));
  expect(weight('91')).toBeGreaterThan(weight('Banknet'));
});

test('only words that the passages do not know are corrected, to the nearest they know', () => {
  const passage = readPassage({
    n: 1,
    title: 'Clearing',
    section: 'Settlement',
    category: '',
    body: 'The acquirer presents.',
  });
  expect(correctSpelling('aquirer setlement of clearing', [passage])).toBe('acquirer settlement of clearing');
  expect(correctSpelling('bitcoin prices today', [passage])).toBe('bitcoin prices today');
});
