import { expect, test } from 'vitest';
import { withChangedPart, withOtherNetwork } from './changed-part.ts';

test.each([
  ['and 51?', 'What does response code 05 mean?', 'What does response code 51 mean?'],
  ['4837', 'what does 4853 mean', 'what does 4837 mean'],
  ['and for Mastercard?', 'How long may a Visa dispute take?', 'How long may a Mastercard dispute take?'],
  ['and the acquirer', 'when is the merchant paid', 'when is the acquirer paid'],
])('"%s" changes a part of "%s"', (message, before, whole) => {
  expect(withChangedPart(message, before)).toBe(whole);
});

test.each([
  ['and 96?', 'should I retry it?'],
  ['and 96?', 'compare 51 and 61'],
  ['and 0420?', 'What does response code 05 mean?'],
  ['and for Mastercard?', 'how many days do I have'],
  ['and refunds?', 'when is the merchant paid'],
  ['and the acquirer of the shop', 'when is the merchant paid'],
])('"%s" changes nothing in "%s"', (message, before) => {
  expect(withChangedPart(message, before)).toBeUndefined();
});

test.each([
  ["what's the mastercard equivalent?", 'Mastercard'],
  ['and the Visa one', 'Visa'],
  ['which is the same code at Mastercard?', 'Mastercard'],
  ['mc version of that?', 'Mastercard'],
])('what the other network has in its place is asked of what was asked about: %s', (message, network) => {
  expect(withOtherNetwork(message, 'What is code 1A?')).toBe(`What is code 1A. What is it at ${network}?`);
});

test('what names something of a network is asked by itself', () => {
  expect(withOtherNetwork('what is the Mastercard trace ID?', 'What is code 1A?')).toBeUndefined();
});
