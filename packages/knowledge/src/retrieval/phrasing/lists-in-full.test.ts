import { expect, test } from 'vitest';
import { builtInEngine } from '../../testing/built-in-engine.ts';
import { listsInFull } from './lists-in-full.ts';

const { lexicon, found } = builtInEngine();
const inFull = (question: string) => listsInFull(question, lexicon());
const idsFor = (question: string) => found(question).passages.map(({ id }) => id);

test.each([
  ['DE 48 SE 42, SE 43 and SE 92?', 'DE 48 subelement 42, DE 48 subelement 43 and DE 48 subelement 92?'],
  ['DE 48 subelements 42 and 43', 'DE 48 subelement 42 and DE 48 subelement 43'],
  ['SE 22, 26 of DE 48', 'DE 48 subelement 22, DE 48 subelement 26'],
  ['merchant advice codes 24-27', 'merchant advice codes 24, 25, 26, 27'],
  ['function codes 450 to 454', 'function codes 450, 451, 453, 454'],
  ['DE 24 450 vs 453?', 'DE 24 function code 450, 453?'],
])('%s', (question, whole) => {
  expect(inFull(question)).toBe(whole);
});

test.each([
  'DE 48 SE 42',
  'DE 39-05',
  'MCC 3000-3350',
  'fields 1 to 128',
  'within 24 to 30 hours',
  'DE 24 = 003',
])('what is no list of codes with rows stays: %s', (question) => {
  expect(inFull(question)).toBe(question);
});

test('each subelement and each code of a range brings its row', () => {
  expect(idsFor('MC DE48 SE42, SE43, SE92, SE87 - meaning?')).toEqual(
    expect.arrayContaining(['42', '43', '92', '87'].map((key) => `ref:mastercard-de48-subelements#${key}`)),
  );
  expect(idsFor('MAC 24 to 30')).toEqual(
    expect.arrayContaining(
      ['24', '25', '26', '27', '28', '29', '30'].map((key) => `ref:mastercard-merchant-advice-codes#${key}`),
    ),
  );
});

test('each abbreviation of a long list brings its entry, with room for what tells of the whole', () => {
  const ids = idsFor('Explain STAN, RRN, ARN, TID, MID, BIN, AID briefly');
  expect(ids).toEqual(
    expect.arrayContaining(['stan', 'rrn', 'arn', 'mid', 'bin', 'aid'].map((term) => `term:${term}`)),
  );
  expect(ids.length).toBeLessThanOrEqual(12);
  expect(ids.filter((id) => !id.startsWith('term:')).length).toBeGreaterThan(1);
});
