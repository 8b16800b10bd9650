import { expect, test } from 'vitest';
import { textVector } from '../word-vectors/text-vector.ts';
import { formatWordVectors, quantised } from '../word-vectors/word-vectors-file.ts';
import { learnWordVectors } from './learn-word-vectors.ts';
import type { LearnableAnswer } from './number-answers.ts';

/** Ways to name a thing and ways to ask, of which no two share a word. */
const things = [
  ['refund', 'money back'],
  ['chargeback', 'disput payment'],
  ['cash', 'note coin'],
  ['terminal', 'shop machin'],
  ['settlement', 'payout night'],
  ['key', 'secret hsm'],
] as const;
const aims = [
  ['mean', 'defin'],
  ['fee', 'cost'],
  ['long', 'day'],
  ['fail', 'error'],
] as const;

const stems = (...texts: string[]) => texts.join(' ').split(' ');
const answers: readonly LearnableAnswer[] = things.flatMap(([thing, everyday]) =>
  aims.map(([aim, other]) => ({
    wordings: [stems(thing, aim), stems(everyday, other), stems(thing, other)],
    stories: [stems('yesterday boss shop', everyday, other)],
    text: stems(thing, everyday, 'is', `${aim}1`),
    heading: stems(aim),
    document: thing,
  })),
);

const learnt = () => quantised(learnWordVectors(answers, { rounds: 100 }));
const once = learnt();

const likeness = (one: string, other: string): number => {
  const [left, right] = [one, other].map((text) => textVector(stems(text), once));
  return left && right ? left.reduce((sum, each, at) => sum + each * (right[at] ?? 0), 0) / 127 ** 2 : -1;
};

test('wordings that share no word are near when they ask the same, and nearest of all', () => {
  for (const [thing, everyday] of things) {
    const own = likeness(`${thing} fee`, `${everyday} cost`);
    expect(own).toBeGreaterThan(0.5);
    for (const [, another] of things.filter(([name]) => name !== thing))
      expect(own).toBeGreaterThan(likeness(`${thing} fee`, `${another} cost`));
    for (const other of ['defin', 'day', 'error'])
      expect(own).toBeGreaterThan(likeness(`${thing} fee`, `${everyday} ${other}`));
  }
});

test('a story is nearest to what answers it, whatever is told by the way', () => {
  for (const [thing, everyday] of things) {
    const own = likeness(`yesterday boss ${everyday} cost`, `${thing} fee`);
    for (const [, another] of things.filter(([name]) => name !== thing))
      expect(own).toBeGreaterThan(likeness(`yesterday boss ${another} cost`, `${thing} fee`));
  }
});

test('the same answers give the same file', () => {
  expect(formatWordVectors(learnt())).toBe(formatWordVectors(once));
});

test('of a word that stands in one text alone nothing is learnt', () => {
  const [first, ...others] = answers;
  if (!first) throw new Error('no answer');
  const vectors = learnWordVectors([{ ...first, text: [...first.text, 'hapax'] }, ...others], { rounds: 1 });
  expect(vectors.has('refund')).toBe(true);
  expect(vectors.has('hapax')).toBe(false);
});

test('of too few answers to tell apart nothing is learnt', () => {
  expect(learnWordVectors(answers.slice(0, 3)).size).toBe(0);
});

test('each round is told with its loss, which falls', () => {
  const losses: number[] = [];
  learnWordVectors(answers, { rounds: 60, onRound: ({ loss }) => losses.push(loss) });
  expect(losses).toHaveLength(60);
  expect(losses.at(-1)).toBeLessThan((losses[0] ?? 0) / 2);
});
