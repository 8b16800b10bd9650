import { expect, test } from 'vitest';
import { Lexicon } from '../../memory-index/lexicon.ts';
import { vectorLength } from '../../word-vectors/word-vectors-file.ts';
import { ToldByMeaning } from './told-by-meaning.ts';

const vector = (...numbers: number[]) =>
  Int8Array.from({ length: vectorLength }, (_, at) => numbers[at] ?? 0);
/** A sale is near to a purchase; a month has nothing in common with either. */
const words = new Map([
  ['purchas', vector(100)],
  ['sale', vector(80, 60)],
  ['month', vector(0, 0, 100)],
]);
const lexicon = new Lexicon();
const text = (...stems: string[]) => Uint32Array.from(stems, (stem) => lexicon.addStem(stem));
const all = text('sale', 'month', 'unlearnt');
const sale = text('sale');
const asked = (...stems: string[]) => new ToldByMeaning({ lexicon, words }, stems);

test('a word of the question is told by itself, and in part by a near one', () => {
  expect(asked('month').coveredBy(all)).toBe(1);
  expect(asked('purchas').coveredBy(all)).toBeCloseTo(0.8, 5);
  expect(asked('purchas', 'month').coveredBy(sale)).toBeCloseTo(0.4, 5);
});

test('a word that was not learnt is told by itself alone', () => {
  expect(asked('unlearnt').coveredBy(all)).toBe(1);
  expect(asked('unheard').coveredBy(all)).toBe(0);
  expect(asked().coveredBy(all)).toBe(0);
});

test('a part of a question is told as it would be by itself, whether its words are those of the whole or not', () => {
  const whole = asked('purchas', 'month', 'unheard');
  whole.coveredBy(all);
  for (const part of [['month', 'purchas'], ['unheard'], ['sale', 'month']]) {
    const ofWhole = new ToldByMeaning({ lexicon, words }, part, whole);
    expect(ofWhole.coveredBy(sale)).toBe(asked(...part).coveredBy(sale));
  }
});
