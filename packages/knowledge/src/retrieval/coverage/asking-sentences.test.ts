import { expect, test } from 'vitest';
import { askingSentences } from './asking-sentences.ts';

test('of a story only what asks is read', () => {
  const story =
    'We run a gateway in three countries with a Grafana wall that nobody looks at. During a deploy a pod died while 31 transactions were pending. Do we need to reverse all of them? Our manager is away.';
  expect(askingSentences(story)).toEqual(['Do we need to reverse all of them?', 'Our manager is away.']);
});

test.each([
  'What is the Hargreave drawer of a terminal?',
  'We have a Hargreave drawer. How is it cleaned?',
  'One. Two. What is three?',
])('what is short or has few sentences is read whole: %s', (text) => {
  expect(askingSentences(text)).toEqual([text]);
});
