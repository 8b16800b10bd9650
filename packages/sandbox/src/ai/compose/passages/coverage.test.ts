import { expect, test } from 'vitest';
import * as cards from '../../../testing/card-passages.ts';
import { ask } from '../../../testing/prompt.ts';

const conversion = {
  title: 'Currency conversion',
  section: 'Dynamic currency conversion (DCC)',
  body: 'Dynamic currency conversion (DCC) charges a foreign card in its own currency. The margin of DCC goes to the acquirer and often the merchant.',
};

test('a verb that no passage has is no reason to refuse', () => {
  for (const question of [
    'What is DCC and who earns from it?',
    'Who profits from DCC?',
    'How is DCC structured?',
  ])
    expect(ask([conversion], question), question).not.toMatch(/^The passages do not cover/);
});

test('passages that share next to nothing with the question are refused', () => {
  for (const question of ['Who won the football world cup?', 'What is a good recipe for lentil soup?'])
    expect(ask([conversion, cards.keyBlock], question), question).toMatch(
      /^The passages do not cover this question\./,
    );
});

test('misspelt question words and words of four letters are understood', () => {
  expect(ask([cards.keyBlock], 'wat is a key blok')).toMatch(/^A key block is a container/);
});
