import { expect, test } from 'vitest';
import { tellsCodesOfCase } from './asks-of-case.ts';
import { readQuestion } from './question-kind.ts';

const isOfCase = (question: string) => tellsCodesOfCase(readQuestion(question));

test('codes met before the question only say of what case it is asked', () => {
  expect(isOfCase('acquirer sends 0420 but we never saw the 0200, what should the switch answer')).toBe(true);
  expect(isOfCase('We got a 0430 but never sent a 0420, what now')).toBe(true);
});

test('a question for the codes themselves is none of a case', () => {
  for (const question of [
    'what is 0420 and what is 0200',
    'The log shows entry mode 07 and 91, which is which',
    'Tag 9F26 and tag 9F27, what do they hold',
    'On Visa, does ECI 06 protect like ECI 05, and what does 06 stand for',
  ])
    expect(isOfCase(question), question).toBe(false);
});
