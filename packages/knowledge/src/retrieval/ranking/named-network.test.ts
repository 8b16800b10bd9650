import { expect, test } from 'vitest';
import { builtInEngine } from '../../testing/built-in-engine.ts';

const { found } = builtInEngine();

test('the articles of one network do not lead when a question names the other', () => {
  const places = found('How does a subscription learn the new number of a Visa card?').passages;
  expect(places[0]?.category).not.toBe(7);
});

test('a question that only mentions a network finds what is written of all of them', () => {
  const { passages } = found('Does Visa give me my credit card or my bank?');
  expect(passages.filter(({ category }) => category !== 6 && category !== 7).length).toBeGreaterThan(2);
});
