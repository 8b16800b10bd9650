import { expect, test } from 'vitest';
import { builtInEngine } from '../testing/built-in-engine.ts';

const { found } = builtInEngine();
/** Visa and Mastercard. */
const networks: readonly unknown[] = [6, 7];

test.each([
  'Which response code stands for an approval?',
  'What response code is sent when the PIN is wrong?',
  'Which data element holds the response code?',
  'Which field carries the CVV2?',
  'What is the reason code in a reversal?',
  'Which MTI is used for a refund?',
  'Which processing code is used for a refund?',
  'In our switch log I see 0100, 0200, 0420 and 0800. What are these four messages?',
])('a question on messages that names no network belongs to the transaction switch: %s', (question) => {
  expect(found(question).category).toBe(4);
});

test.each(['wat is an acount updater', 'what is a pre-arbitration'])(
  'any other belongs to no network when it names none, though what is found does: %s',
  (question) => {
    const { category, passages } = found(question);
    expect(passages.some((passage) => networks.includes(passage.category))).toBe(true);
    expect(networks).not.toContain(category);
  },
);

test.each([
  ['Which response code of Visa stands for an approval?', 6],
  ['what is vsia feild 62.2', 6],
  ['DE 48 subelement 42', 7],
  ['What does SLI 212 mean?', 7],
  ['AFT vs OCT', 6],
  ['What does the IPM header hold?', 7],
] as const)(
  'a question that names a network, or what only one has, belongs to it: %s',
  (question, category) => {
    expect(found(question).category).toBe(category);
  },
);

test('a follow-up belongs to the network that was spoken of', () => {
  const conversation = [{ question: 'How does Visa report fraud?', answer: '' }];
  expect(found('and which codes does it use for that?', conversation).category).toBe(6);
});
