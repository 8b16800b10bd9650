import { expect, test } from 'vitest';
import { builtInEngine } from '../../testing/built-in-engine.ts';

const { found } = builtInEngine();

test.each([
  'Which time limit does Adyen set for relayed authorisation?',
  'How long does Airwallex wait for the answer of a fintech?',
])('a name that only the document of the answer has is known: %s', (question) => {
  expect(found(question).covered).toBe(true);
});

test.each([
  'Which HSM model does Northbank run?',
  'How many seconds does Northbank give for an answer to its authorisation webhook?',
])('one that stands nowhere is not: %s', (question) => {
  expect(found(question).covered).toBe(false);
});
