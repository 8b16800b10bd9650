import { expect, test } from 'vitest';
import { pointsBack, writeOut, writtenOut } from './follow-up.ts';

test('the changed part of a question takes the place of what it changes', () => {
  for (const [before, question, whole] of [
    ['What does response code 05 mean?', 'and 51?', 'What does response code 51 mean?'],
    ['What is DE 39?', 'what about DE 38?', 'DE 38'],
    [
      'What are the Visa dispute conditions?',
      'and for Mastercard?',
      'What are the Mastercard dispute conditions?',
    ],
    ['What is clearing?', 'And settlement?', 'What is settlement?'],
  ] as const) {
    expect(writeOut(question, before)).toBe(whole);
  }
});

test('a question that stands on its own stays as it is', () => {
  expect(writeOut('What is clearing?', 'What is DE 39?')).toBe('What is clearing?');
  expect(
    writeOut('And how does the issuer answer a reversal that it cannot match?', 'What is DE 90?'),
  ).toMatch(/^And how/);
  expect(writeOut('and 51?', undefined)).toBe('and 51?');
});

test('a pronoun points back', () => {
  expect(pointsBack('why does it need the PAN?')).toBe(true);
  expect(pointsBack('Why does a PIN block need the PAN?')).toBe(false);
});

test('a pronoun in a short question stands for what the question before was about', () => {
  expect(writeOut('who is liable for its losses?', 'What is a payment facilitator?')).toBe(
    "who is liable for payment facilitator's losses?",
  );
});

test('what a conversation is about is kept over several questions', () => {
  expect(writtenOut(['What is an ARQC?', 'Who verifies it?'])).toBe('Who verifies ARQC?');
  expect(writtenOut([])).toBeUndefined();
});
