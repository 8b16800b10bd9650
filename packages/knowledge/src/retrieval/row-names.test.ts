import { expect, test } from 'vitest';
import { builtInEngine } from '../testing/built-in-engine.ts';

const { found } = builtInEngine();
const answersTo = (question: string) =>
  found(question)
    .passages.filter(({ answer }) => answer !== undefined)
    .map(({ id }) => id);

test.each([
  ['numeric country code of Panama', 'ref:countries#591'],
  ['Country code for Norway?', 'ref:countries#578'],
  ["what's the ISO 3166 code of côte d'ivoire", 'ref:countries#384'],
  ['What is the alpha-3 code for Germany?', 'ref:countries#276'],
  ['which country is 528', 'ref:countries#528'],
  ['country code US', 'ref:countries#840'],
  ['country code in DE 19 for Norway', 'ref:countries#578'],
  ['What is the numeric currency code for Japanese yen?', 'ref:currencies#392'],
  ['numeric code for AED', 'ref:currencies#784'],
  ['numeric currency code of Panama', 'ref:currencies#590'],
  ['How many decimals does KWD have?', 'ref:currencies#414'],
  ['What is the currency code of India', 'ref:currencies#356'],
])('a country or currency is found by its name, its letters or its number: %s', (question, id) => {
  expect(found(question).covered).toBe(true);
  expect(answersTo(question)).toEqual([id]);
});

test('several are told in the order in which they are named', () => {
  expect(answersTo('currency codes of the euro, the Swiss franc and JPY')).toEqual([
    'ref:currencies#978',
    'ref:currencies#756',
    'ref:currencies#392',
  ]);
});

test.each([
  'response code 05 in Norway',
  'Which country code does a merchant in Norway send to an issuer in Sweden?',
  'What is a PAN?',
  'try all codes of the list',
  'Who converts the currency when a card of India is used in Panama?',
])('a question that asks anything else is not taken for one: %s', (question) => {
  expect(answersTo(question).filter((id) => /^ref:(?:countries|currencies)#/.test(id))).toEqual([]);
});

test('a number that no country or currency has is not covered', () => {
  expect(found('country 983').covered).toBe(false);
  expect(found('currency code 997').covered).toBe(false);
});
