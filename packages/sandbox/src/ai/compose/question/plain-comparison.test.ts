import { expect, test } from 'vitest';
import { isPlainComparison } from './plain-comparison.ts';
import { readQuestion } from './question-kind.ts';

test('two things held against each other and nothing else asked is a plain comparison', () => {
  expect(isPlainComparison(readQuestion('void vs refund'))).toBe(true);
  expect(isPlainComparison(readQuestion('void vs refund vs reversal'))).toBe(false);
  expect(isPlainComparison(readQuestion('void vs refund, how long does each take?'))).toBe(false);
  expect(isPlainComparison(readQuestion('What is a void?'))).toBe(false);
});
