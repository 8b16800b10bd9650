import { expect, test } from 'vitest';
import { findSides } from './comparison-sides.ts';

test.each([
  [
    'What does an acquirer do vs a payment facilitator vs a gateway',
    ['acquirer', 'payment facilitator', 'gateway'],
  ],
  ['What is a token? PAN vs DPAN', ['PAN', 'DPAN']],
  ['function code 685 versus 688, explain the difference', ['function code 685', 'function code 688']],
  ['explain 3DS2 frictionless vs challenge', ['frictionless', 'challenge']],
  ['difference between CVV, CVV2, iCVV and dCVV?', ['CVV', 'CVV2', 'iCVV', 'dCVV']],
  [
    'Card renewal versus replacement after loss: in which of the two does the PAN change',
    ['Card renewal', 'replacement after loss'],
  ],
  ['Quick one: single message vs dual message', ['single message', 'dual message']],
  ['Should we use DUKPT instead of fixed keys?', ['DUKPT', 'fixed keys']],
  [
    'What is the difference between an advice and a request in ISO 8583, like 0220 versus 0200?',
    ['advice', 'request'],
  ],
])('"%s" compares', (question, sides) => {
  expect(findSides(question)).toEqual(sides);
});

test.each([
  'ATM gave 150 instead of 200, cardholder claims 50. Which reason code?',
  'The terminal sent 0200 instead of 0100, what now',
])('what somebody got in place of something else is told: "%s"', (question) => {
  expect(findSides(question)).toEqual([]);
});

test('what stands before the code that two sides differ in is no side', () => {
  expect(findSides('1644 with function code 685 versus 688')).toEqual([
    'function code 685',
    'function code 688',
  ]);
});

test('the one of something is told by what it is of', () => {
  expect(findSides('How is an ISO 8583 message of 1987 different from one of 1993?')).toEqual([
    '1987',
    '1993',
  ]);
  expect(findSides('Compare the CVC of Mastercard with that of Visa')).toEqual(['Mastercard', 'Visa']);
  expect(findSides('Compare the loss of a card with the theft of it')).toEqual([
    'loss of a card',
    'theft of it',
  ]);
});

test('what is left of a side has to name something', () => {
  expect(findSides('Compare who pays in the UK with the situation in the US')).toEqual([]);
});

test('a difference is one without "between" too', () => {
  expect(findSides('difference ECM and EFM')).toEqual(['ECM', 'EFM']);
  expect(findSides('difference STAN RRN')).toEqual(['STAN', 'RRN']);
  expect(findSides('difference in settlement and clearing totals')).toEqual([]);
});
