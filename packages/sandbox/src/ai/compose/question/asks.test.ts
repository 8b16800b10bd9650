import { expect, test } from 'vitest';
import { asksOf } from './asks.ts';

const texts = (question: string) => asksOf(question).map(({ text }) => text.trim());

test('each thing asked for in one breath is an ask of its own, and what is told before is none', () => {
  expect(
    texts(
      'A refund came back. Which message carried it, in which field is the reason, and who pays the fee?',
    ),
  ).toEqual(['Which message carried it', 'in which field is the reason', 'who pays the fee']);
  expect(texts('what is a seal and how long is its number')).toEqual([
    'what is a seal',
    'how long is its number',
  ]);
});

test('a question for a single thing is one ask', () => {
  expect(texts('How long is a hold kept?')).toEqual(['How long is a hold kept']);
});

test('an ask knows a text that tells a thing of its kind, and hands that on to the next one', () => {
  const [field, next, period] = asksOf(
    'Which subfield carries the level, which one the result, and how long is it kept?',
  );
  expect(field?.told?.('The level stands in subfield 42.')).toBe(true);
  expect(next?.told?.('The result is sent.')).toBe(false);
  expect(next?.told?.('The result stands in subfield 84.')).toBe(true);
  expect(period?.told?.('It is kept for 30 days.')).toBe(true);
  const [message] = asksOf('What MTI do the repeats carry?');
  expect(message?.told?.('A repeat is sent as 0421.')).toBe(true);
  expect(message?.told?.('A repeat is sent once more.')).toBe(false);
});
