import { expect, test } from 'vitest';
import { BeyondModel } from './beyond-model.ts';
import { learnBeyond } from './learn-beyond.ts';

const things = ['refund', 'payout', 'card', 'transfer', 'batch', 'deposit'];
const asked = things.flatMap((thing) => [
  `How does a ${thing} work?`,
  `What are the steps of a ${thing}?`,
  `Which field carries the ${thing}?`,
]);
const beyond = new Map([
  ['live', things.flatMap((thing) => [`Where is my ${thing} now?`, `Has my ${thing} arrived today?`])],
]);
const near = ['What does my bank do with a refund?'];

test('questions are told apart that were not learnt from', () => {
  const model = new BeyondModel([...learnBeyond(asked, { beyond, near }).values()]);
  expect(model.logOdds('Where is my voucher now?')).toBeGreaterThan(0);
  expect(model.logOdds('How does a voucher work?')).toBeLessThan(0);
});

test('words are known that were learnt from, in any form', () => {
  const model = new BeyondModel([...learnBeyond(asked, { beyond, near }).values()]);
  expect(['refunds', 'BATCH', 'bank', 'now'].every((word) => model.knowsWord(word))).toBe(true);
  const others = ['thornbury', 'wexcombe', 'grimsettle', 'marigoldia', 'quorvex', 'hallberg'];
  expect(others.filter((word) => model.knowsWord(word))).toEqual([]);
});

test('a word is known to tell what is beyond when it stood in that alone', () => {
  const model = new BeyondModel([...learnBeyond(asked, { beyond, near }).values()]);
  expect(['arrived', 'today'].every((word) => model.tellsBeyond(word))).toBe(true);
  expect(['refund', 'steps', 'thornbury'].some((word) => model.tellsBeyond(word))).toBe(false);
});

test('the same examples give the same weights', () => {
  const learn = () => learnBeyond(asked, { beyond, near });
  expect(learn()).toEqual(learn());
});

test('where nothing is to be learnt there is no opinion', () => {
  const model = new BeyondModel([...learnBeyond(asked, { beyond: new Map(), near }).values()]);
  expect(model.logOdds('Where is my voucher now?')).toBeUndefined();
});

test('weights of other features are refused', () => {
  expect(() => new BeyondModel([{ weights: new Int8Array(4), step: 1, bias: 0 }])).toThrow('other features');
});
