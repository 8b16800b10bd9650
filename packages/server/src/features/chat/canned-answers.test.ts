import { categoryTitles } from '@genie/contract';
import { expect, test } from 'vitest';
import { notCoveredAnswer, outsidePlanAnswer } from './canned-answers.ts';

test('all topics are not called the nearest', () => {
  expect(notCoveredAnswer(['Key blocks', 'PIN blocks'])).toContain('The nearest topics I can help with:');
  expect(notCoveredAnswer(Object.values(categoryTitles))).toContain('\n\nThe topics I can help with:');
});

test('codes are written as code', () => {
  expect(notCoveredAnswer([])).toContain('`DE 39`, `0420` or `9F27`');
});

test('what the label of an answer outside the plan says is not said again', () => {
  expect(outsidePlanAnswer(3, undefined)).not.toContain('not counted');
});
