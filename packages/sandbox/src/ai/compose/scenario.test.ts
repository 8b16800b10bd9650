import { expect, test } from 'vitest';
import { ask } from '../../testing/prompt.ts';
import { readQuestion } from './question/question-kind.ts';

const row = {
  title: 'ISO 8583 response codes (DE 39)',
  section: '55 — Incorrect PIN',
  body: '**Response code 55 — Incorrect PIN** (format an 2)\n\nResponse code 55 (Incorrect PIN) means the PIN verification failed.',
};
const rotation = {
  title: 'Key rotation',
  section: 'What goes wrong with key rotation',
  body: `After a key change PIN transactions fail when one side still uses the old key.

| Symptom | Cause | What to check |
|---|---|---|
| All PINs fail after the change | One side switched, the other did not | Compare check values |`,
};

test('a code met in a story is a circumstance: the story is answered, not the code', () => {
  const question =
    'All PIN transactions from one acquirer fail with response code 55 since a key change. How do I find the cause?';
  expect(readQuestion(question).isScenario).toBe(true);
  const answer = ask([row, rotation], question);
  expect(answer).toMatch(/^After a key change PIN transactions fail/);
  expect(answer).toContain('Compare check values');
  expect(answer).not.toContain('| Field | Value |');
});

test('a question for the code alone is no story', () => {
  expect(readQuestion('What does response code 55 mean?').isScenario).toBe(false);
  expect(readQuestion('We got a 0100 with DE 61 set to 4 from one acquirer. What is that?').isScenario).toBe(
    false,
  );
});
