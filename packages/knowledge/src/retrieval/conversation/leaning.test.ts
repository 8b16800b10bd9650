import { expect, test } from 'vitest';
import type { Lexicon } from '../../memory-index/lexicon.ts';
import type { Aspect, UnderstoodQuestion } from '../understanding/understand-question.ts';
import { leaningOf } from './leaning.ts';

const terms = ['dukpt', 'ksn', 'chargeback', 'hsm'];
const lexicon = {
  isTerm: (stem: string) => terms.includes(stem),
  isOfTheField: () => false,
} as unknown as Lexicon;
/** A question understood as so many words, each of the weight that a rare one has. */
const understood = (...words: string[]): UnderstoodQuestion =>
  ({
    aspects: words.map((surface) => ({
      surface,
      alternatives: [surface],
      kind: 'word',
      isEssential: true,
      standing: 'known',
      weight: terms.includes(surface) ? 6 : 4,
    })) as unknown as Aspect[],
  }) as unknown as UnderstoodQuestion;
const leaning = (question: string, ...words: string[]) => leaningOf(question, understood(...words), lexicon);

test('what points back before it names anything leans on what was said', () => {
  expect(leaning('do they apply to us? we only embed a frame', 'apply', 'embed', 'frame')).toBe('surely');
  expect(leaning('we embed a frame, do they apply?', 'embed', 'frame', 'rings', 'apply')).not.toBe('surely');
  expect(leaning('is it allowed to keep an HSM in an open room', 'keep', 'hsm', 'open', 'room')).not.toBe(
    'surely',
  );
});

test('one of several by its place leans on those', () => {
  expect(leaning('which of the two do shops use most in cities', 'shops', 'use', 'most', 'cities')).toBe(
    'surely',
  );
  expect(leaning('so do I still need the former if I have a ring', 'need', 'ring', 'still', 'have')).toBe(
    'surely',
  );
});

test('what names a term or much else stands alone, what names little may lean', () => {
  expect(leaning('how does DUKPT make keys', 'dukpt', 'make', 'keys')).toBe('no');
  expect(leaning('how many rings until the counter is used up', 'rings', 'counter', 'used')).toBe('perhaps');
  expect(leaning('how are blue seals cut in cold rooms', 'blue', 'seals', 'cut', 'cold', 'rooms')).toBe('no');
});
