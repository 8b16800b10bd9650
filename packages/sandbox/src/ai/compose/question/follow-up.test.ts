import { expect, test } from 'vitest';
import { pointsBack, threadOf, writeOut } from './follow-up.ts';

const after = (before: string, question: string) => writeOut(question, threadOf([before]));

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
    expect(after(before, question)).toBe(whole);
  }
});

test('a question that stands on its own stays as it is', () => {
  expect(after('What is DE 39?', 'What is clearing?')).toBe('What is clearing?');
  expect(after('What is DE 90?', 'And how does the issuer answer a reversal that it cannot match?')).toMatch(
    /^And how/,
  );
  expect(writeOut('and 51?', undefined)).toBe('and 51?');
});

test('a pronoun points back', () => {
  expect(pointsBack('why does it need the PAN?')).toBe(true);
  expect(pointsBack('Why does a PIN block need the PAN?')).toBe(false);
});

test('a pronoun in a short question stands for what the question before was about', () => {
  expect(after('What is a payment facilitator?', 'who is liable for its losses?')).toBe(
    "who is liable for payment facilitator's losses?",
  );
});

test('a fragment asks of what the question before was about', () => {
  for (const [question, whole] of [
    ['how many digits?', 'how many digits of ARN?'],
    ['which field', 'which field of ARN?'],
    ['how long?', 'how long is ARN?'],
    ['what did you mean by "check digit"?', 'What is check digit?'],
  ] as const) {
    expect(after('What is an ARN?', question)).toBe(whole);
  }
  expect(after('Does it change on a refund?', 'why?')).toBe('Why does it change on a refund?');
});

test('another one is another of the kind that was asked about', () => {
  expect(after('What is MCC 5999?', 'which one would a hotel have?')).toBe('which MCC would a hotel have?');
});

test('what a conversation is about is kept over several questions', () => {
  expect(threadOf(['What is an ARQC?', 'Who verifies it?', 'how long is it'])).toEqual({
    text: 'how long is ARQC',
    subject: 'ARQC',
    code: undefined,
  });
  expect(threadOf([])).toBeUndefined();
});

test('a code that was named some questions ago is changed too, and a network is one of the question before', () => {
  const thread = threadOf(['What does response code 05 mean?', 'when is it a hard decline', 'what helps']);
  expect(writeOut('and 14?', thread)).toBe('What does response code 14 mean?');
  expect(after('how many days does the acquirer have', 'and for Mastercard?')).toBe(
    'how many days does the acquirer have at Mastercard?',
  );
});

test('a pronoun that may mean somebody is none for a thing', () => {
  expect(after('What is a chip?', 'and if it fails and they swipe?')).toBe(
    'and if chip fails and they swipe?',
  );
  expect(after('What is an ARQC?', 'and the one that says which type?')).toBe(
    'and the one that says which type?',
  );
});
