import { expect, test } from 'vitest';
import { builtInEngine } from '../../testing/built-in-engine.ts';

const { answersTo, found } = builtInEngine();

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
  ["The acquirer's file shows country 276, which country is that?", 'ref:countries#276'],
  ['log line has DE 49 = 414, what currency is that', 'ref:currencies#414'],
  ['Our amounts are wrong. Can you tell me how many decimals KWD has?', 'ref:currencies#414'],
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

test('what is told beside the question is no matter', () => {
  expect(
    answersTo('Amounts in DE 4 come out wrong. Can you tell me the numeric currency codes of KWD and yen?'),
  ).toEqual(['ref:currencies#414', 'ref:currencies#392']);
});

test.each([
  'Which country is it in when the response code is 100?',
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
