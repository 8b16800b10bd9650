import { expect, test } from 'vitest';
import { numberOfUnknown } from '../index-file/unknown-word.ts';
import { Wordings } from './wordings.ts';

const unknown = numberOfUnknown('zyx');

const filled = (): Wordings => {
  const wordings = new Wordings();
  wordings.add(1, []);
  wordings.add(2, [
    {
      stems: Uint32Array.of(8, 6),
      wordings: [
        { kind: 3, stems: Uint32Array.of(5, 7, unknown) },
        { kind: 1, stems: Uint32Array.of(5) },
      ],
    },
    { stems: Uint32Array.of(4), wordings: [{ kind: 0, stems: Uint32Array.of(7) }] },
  ]);
  wordings.add(3, []);
  wordings.add(4, [{ stems: Uint32Array.of(), wordings: [{ kind: 47, stems: Uint32Array.of(9, 5) }] }]);
  wordings.seal();
  return wordings;
};

test('the answers of a passage stand in a row', () => {
  const wordings = filled();
  expect([1, 2, 3, 4, 5, 99].map((passage) => wordings.answersOf(passage))).toEqual([
    [],
    [0, 1],
    [],
    [2],
    [],
    [],
  ]);
});

test('an answer has its passage, its place in that and its stems', () => {
  const wordings = filled();
  const all = [0, 1, 2].map((answer) => [
    wordings.passageOf(answer),
    wordings.placeOf(answer),
    ...wordings.stemsOfAnswer(answer),
  ]);
  expect(all).toEqual([
    [2, 1, 8, 6],
    [2, 2, 4],
    [4, 1],
  ]);
});

test('the wordings of an answer stand in a row, each with its kind and its stems', () => {
  const wordings = filled();
  const wordingsOf = (answer: number) => {
    const first = wordings.firstOf(answer);
    const count = wordings.firstOf(answer + 1) - first;
    return Array.from({ length: count }, (_, at) => [
      wordings.kindOf(first + at),
      ...wordings.stems.subarray(wordings.startOf(first + at), wordings.startOf(first + at + 1)),
    ]);
  };
  expect([0, 1, 2].map(wordingsOf)).toEqual([
    [
      [3, 5, 7, unknown],
      [1, 5],
    ],
    [[0, 7]],
    [[47, 9, 5]],
  ]);
});

test('what an answer and its wordings tell comes once', () => {
  const wordings = filled();
  expect([0, 1, 2].map((answer) => [...wordings.stemsToldBy(answer)])).toEqual([
    [8, 6, 5, 7, unknown],
    [4, 7],
    [9, 5],
  ]);
});
