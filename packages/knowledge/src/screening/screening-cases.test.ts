import { expect, test } from 'vitest';
import { screeningCases } from '../evaluation/evaluation-questions.ts';
import { screenPrompt } from './screen-prompt.ts';

const decisions = { assistant: 'assistant', canned: 'unsupported_network' } as const;

test.each(screeningCases())('$id is for $expected: $sentence', ({ sentence, expected }) => {
  expect(screenPrompt(sentence).decision).toBe(decisions[expected]);
});

test('no sentence and no id of the evaluation of screening occurs twice', () => {
  const cases = screeningCases();
  expect(new Set(cases.map(({ id }) => id)).size).toBe(cases.length);
  expect(new Set(cases.map(({ sentence }) => sentence)).size).toBe(cases.length);
});
