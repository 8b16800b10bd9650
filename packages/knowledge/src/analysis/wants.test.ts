import { expect, test } from 'vitest';
import { wantOf } from './wants.ts';

test.each([
  ['What is the difference between a void and a refund?', 'difference'],
  ['3DS2 frictionless vs challenge', 'difference'],
  ['How long may an authorisation be held?', 'duration'],
  ['how many days do we have to answer', 'duration'],
  ['How much does arbitration cost?', 'amount'],
  ['why was it declined', 'reason'],
  ['Who pays the interchange on a refund?', 'actor'],
  ['where do I look', 'place'],
  ['How is a PVV computed?', 'way'],
  ['the merchant refunded after we filed. now what', 'way'],
  ['When does liability shift?', 'time'],
  ['which reason code fits', 'choice'],
  ['DE 55 contents', 'choice'],
  ['what is in DE 55', 'choice'],
  ['May a merchant surcharge?', 'verdict'],
  ['The PIN was wrong three times. Can the card be unblocked?', 'verdict'],
  ['what is a BIN', 'meaning'],
  ['ECI 06 meaning', 'meaning'],
  ['frictionless flow', undefined],
])('%s wants: %s', (question, want) => {
  expect(wantOf(question)).toBe(want);
});

test('what is told before a question does not decide what it wants', () => {
  expect(wantOf('We know how the key is derived. Who holds it?')).toBe('actor');
});
