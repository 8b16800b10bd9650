import { expect, test } from 'vitest';
import { builtInEngine } from '../../testing/built-in-engine.ts';

const { found } = builtInEngine();

test.each([
  'How many decimals does currency VKD have in DE 49?',
  "The dump says 'resp 8K visa': which category of decline is it?",
  'For a Visa delayed charge we send message reason code 3902. When do we send 3917?',
  'What does country code 005 mean in field 19?',
  'Which documents are wanted for chargeback 4892?',
  'What stands in report VSS-777?',
  'What does rule 19.44.7 of Mastercard say?',
  'Which DGI 7A3C is personalised?',
])('a code that no table lists is not covered: %s', (question) => {
  expect(found(question).covered).toBe(false);
});

test.each([
  'How many decimals does currency KWD have in DE 49?',
  'The dump says resp 1A visa: what should the shop do?',
  'When do we send message reason code 3902 to Visa, and when 3904?',
  'What does country code 784 mean in field 19?',
  'Which documents are wanted for chargeback 4853?',
  'What stands in report VSS-120?',
])('one that is listed is: %s', (question) => {
  expect(found(question).covered).toBe(true);
});

test('of three codes one that nobody knows does not decline the other two; of two it does', () => {
  expect(found('What are TC 05, TC 06 and TC 99?').covered).toBe(true);
  expect(found('What are TC 05 and TC 99?').covered).toBe(false);
  expect(found('What are TC 05, TC 98 and TC 99?').covered).toBe(false);
});
