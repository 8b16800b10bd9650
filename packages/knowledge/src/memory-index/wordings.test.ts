import { expect, test } from 'vitest';
import { numberOfUnknown } from '../index-file/unknown-word.ts';
import { Wordings } from './wordings.ts';

const unknown = numberOfUnknown('zyx');

const filled = (): Wordings => {
  const wordings = new Wordings();
  wordings.add(1, []);
  wordings.add(2, [
    { stems: Uint32Array.of(8, 6), wordings: [{ kind: 3, stems: Uint32Array.of(5, 7, unknown) }] },
    { stems: Uint32Array.of(4), wordings: [{ kind: 0, stems: Uint32Array.of(7) }] },
  ]);
  wordings.add(3, []);
  wordings.add(4, [{ stems: Uint32Array.of(), wordings: [{ kind: 47, stems: Uint32Array.of(9, 5) }] }]);
  wordings.seal(9);
  return wordings;
};

test('the wordings of a passage stand in a row', () => {
  const wordings = filled();
  expect([1, 2, 3, 4, 5, 99].map((passage) => wordings.firstOf(passage))).toEqual([0, 0, 2, 2, 3, 3]);
  expect(wordings.count).toBe(3);
});

test('a wording has its passage, its answer, its kind and its stems', () => {
  const wordings = filled();
  const all = [0, 1, 2].map((wording) => [
    wordings.passageOf(wording),
    wordings.answerOf(wording),
    wordings.kindOf(wording),
    ...wordings.stemsOf(wording),
  ]);
  expect(all).toEqual([
    [2, 1, 3, 5, 7, unknown],
    [2, 2, 0, 7],
    [4, 1, 47, 9, 5],
  ]);
});

test('a wording leads to the stems of its answer', () => {
  const wordings = filled();
  expect([0, 1, 2].map((wording) => [...wordings.stemsOfAnswer(wording)])).toEqual([[8, 6], [4], []]);
});

test('a stem leads to the wordings that have it, one that no passage has to none', () => {
  const wordings = filled();
  expect([5, 7, 9, 8, 0, 10, unknown].map((stem) => [...wordings.withStem(stem)])).toEqual([
    [0, 2],
    [0, 1],
    [2],
    [],
    [],
    [],
    [],
  ]);
});
