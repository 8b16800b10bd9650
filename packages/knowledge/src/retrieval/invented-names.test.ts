import { expect, test } from 'vitest';
import { builtInKnowledge } from '../testing/built-in-knowledge.ts';
import { inventedQuestions } from '../testing/invented-questions.ts';

const { isCovered } = builtInKnowledge();

test('of questions for what does not exist few are taken for covered', async () => {
  const covered = await Promise.all(inventedQuestions.map(isCovered));
  expect(covered.filter(Boolean).length / inventedQuestions.length).toBeLessThan(0.25);
});

test.each([
  'What must a bank do with the Merchant Sorrow Advice of the network?',
  'What does the Mastercard 0960 Terminal Weather Notification carry?',
  'Which merchants fall under the Visa Marigoldia Monitoring Programme in our town, and from which number of disputes?',
])('nobody knows the name: %s', async (question) => {
  expect(await isCovered(question)).toBe(false);
});

test.each([
  'What does the Visa Acquirer Monitoring Program count?',
  'Which fields does an Original Credit Transaction Request need?',
  'What Does The Terminal Verification Results Record After Offline Data Authentication?',
  'Which messages does the Mastercard Merchant Advice Code Service touch?',
  'What is the Application Interchange Profile for?',
])('known: %s', async (question) => {
  expect(await isCovered(question)).toBe(true);
});
