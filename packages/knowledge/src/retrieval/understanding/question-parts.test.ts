import { expect, test } from 'vitest';
import { askedParts } from './question-parts.ts';

test('each question of a text is a part', () => {
  expect(askedParts('What is a STAN and who sets it?')).toEqual(['What is a STAN', 'who sets it']);
  expect(askedParts('Who pays interchange? Does it flow back on a refund?')).toHaveLength(2);
});

test('what is only told is no part, though it has a word that asks elsewhere', () => {
  expect(askedParts('The terminal sent a 0200. No answer came. What must the switch do?')).toEqual([
    'What must the switch do',
  ]);
  expect(
    askedParts('A hotel asks why its payout is late. The refund can be seen at the gateway; what now?'),
  ).toEqual(['what now']);
});

test('beside a question mark an order asks as well', () => {
  expect(askedParts('How is an ARQC checked? Name the keys, please.')).toEqual([
    'How is an ARQC checked',
    'Name the keys, please',
  ]);
});

test('where nothing is marked each sentence with a word that asks is a part', () => {
  expect(askedParts('how is a pin block built. which key encrypts it')).toEqual([
    'how is a pin block built',
    'which key encrypts it',
  ]);
});

test('a single question has no parts', () => {
  expect(askedParts('How is a PIN block built?')).toEqual([]);
});
