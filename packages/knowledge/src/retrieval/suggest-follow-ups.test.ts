import { expect, test } from 'vitest';
import { suggestFollowUps } from './suggest-follow-ups.ts';

const asked = 'When is a reversal sent after a time-out?';
const near = [
  'How does a reversal reach the issuer?',
  'How should time-outs be set?',
  'Is a reversal cleared?',
];
const far = ['What is a CVM list?', 'How are plastic cards embossed?'];
const suggested = (...articles: readonly (readonly string[])[]) =>
  suggestFollowUps(
    [asked],
    articles.map((questions) => ({ questions })),
    () => 1,
  );

test('of three near questions all are suggested, whatever else the articles ask', () => {
  expect(suggested([far[0] ?? '', ...near], far).toSorted()).toEqual(near.toSorted());
});

test('a third question is suggested only where it is near', () => {
  expect(suggested(near.slice(0, 2), far).toSorted()).toEqual(near.slice(0, 2));
});

test('one near question is given company, so that there are two', () => {
  expect(suggested(near.slice(0, 1), far)).toEqual([near[0], far[0]]);
});
