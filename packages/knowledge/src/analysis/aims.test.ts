import { expect, test } from 'vitest';
import { aimOfHeading, aimsOfQuestion } from './aims.ts';

test.each([
  ['Overview', 'overview'],
  ['What goes wrong with key rotation', 'faults'],
  ['Common errors in Visa disputes', 'faults'],
  ['Merchant onboarding step by step', 'steps'],
  ['The four types compared', 'comparison'],
  ['Worked example: PVV', 'example'],
  ['Hotel example step by step', 'steps'],
  ['What an embossing record contains', 'contents'],
  ['Time limits', 'other'],
])('the section "%s" is for %s', (heading, aim) => {
  expect(aimOfHeading(heading)).toBe(aim);
});

test.each([
  ['Why does the MAC check fail?', 'faults'],
  ['our file was rejected', 'faults'],
  ['How is a dispute processed?', 'steps'],
  ['How is a PIN verified? Go through it.', 'steps'],
  ['debit versus credit', 'comparison'],
  ['What does a track 2 record contain?', 'contents'],
  ['show me an example of a header', 'example'],
  ['What is a floor limit?', 'overview'],
])('"%s" wants %s', (question, aim) => {
  expect(aimsOfQuestion(question)).toContain(aim);
});

test('a question that reports nothing wrong wants no faults', () => {
  expect(aimsOfQuestion('How is a merchant paid?')).not.toContain('faults');
});
