import { expect, test } from 'vitest';
import { Lexicon } from '../../memory-index/lexicon.ts';
import type { Aspect } from '../understanding/understand-question.ts';
import { WordingLikeness } from './wording-likeness.ts';

const lexicon = new Lexicon();
const stems = (...texts: string[]) => Uint32Array.from(texts, (text) => lexicon.addStem(text));
const things = Array.from({ length: 70 }, (_, at) => `thing${at}`);
stems(...things, 'shop', 'merchant', 'identification', 'number');
lexicon.passages = 100;

const aspect = (stem: string, otherForms: Aspect['otherForms'] = []): Aspect => ({
  surface: stem,
  kind: 'word',
  alternatives: [stem],
  otherForms,
  isInTerm: true,
  weight: 1,
  standing: 'known',
  isName: false,
  next: undefined,
  isEssential: true,
});

/** What is told of a question by a wording, its answer, and title and heading. */
const told = (
  asked: readonly Aspect[],
  { context = stems(), answer = stems(), wording }: Record<'context' | 'answer' | 'wording', Uint32Array>,
) => {
  const likeness = new WordingLikeness(lexicon, asked);
  likeness.within(context);
  likeness.answeredBy(answer);
  likeness.lookAt(wording, 0, wording.length);
  return likeness.told;
};

test('wording, answer, and title and heading together tell of a question, each thing once, however many it asks about', () => {
  const asked = things.map((thing) => aspect(thing));
  const shares = [
    told(asked, {
      context: stems(),
      answer: stems(),
      wording: stems('thing0', 'thing31', 'thing32', 'thing69'),
    }),
    told(asked, {
      context: stems('thing63', 'thing31'),
      answer: stems('thing64', 'thing31'),
      wording: stems('thing31', 'thing5', 'merchant'),
    }),
  ];
  expect(shares.map((share) => share * things.length)).toEqual(
    [4, 4].map((count) => expect.closeTo(count, 9)),
  );
});

test('another form of a thing tells it with all of its stems only', () => {
  const asked = [aspect('mid', [['merchant', 'identification', 'number']]), aspect('shop')];
  const shareTold = (...wording: string[]) =>
    told(asked, { context: stems(), answer: stems(), wording: stems(...wording) });
  expect(shareTold('merchant', 'identification', 'number')).toBe(0.5);
  expect(shareTold('merchant', 'merchant', 'number')).toBe(0);
  expect(shareTold('shop', 'merchant')).toBe(0.5);
});

test('what is asked and nothing else is wholly alike; a thing that the heading says is missed less', () => {
  const likeness = new WordingLikeness(lexicon, [aspect('thing1'), aspect('thing40')]);
  const alike = (wording: Uint32Array) => {
    likeness.lookAt(wording, 0, wording.length);
    return likeness.likeness();
  };
  likeness.within(stems('thing40'));
  likeness.answeredBy(stems());
  expect(alike(stems('thing1', 'thing40'))).toBe(1);
  const underHeading = alike(stems('thing1'));
  likeness.within(stems());
  likeness.answeredBy(stems());
  expect(alike(stems('thing1'))).toBeLessThan(underHeading);
  expect(alike(stems('merchant'))).toBe(0);
});
