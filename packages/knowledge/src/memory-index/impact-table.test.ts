import { expect, test } from 'vitest';
import { atOnce } from '../steps.ts';
import { ImpactTable } from './impact-table.ts';
import { Postings } from './postings.ts';

const stems = [1, 2, 3];
const passages = [1, 2, 3, 4, 5];

test('tells of passages in any order, sealed and added later, what the postings tell', () => {
  const postings = new Postings();
  postings.add(1, [1, 2], [0.5, 0.25]);
  postings.add(3, [2], [0.75]);
  atOnce(postings.seal(3));
  postings.add(5, [2, 3], [1, 0.125]);
  const table = new ImpactTable(postings, [5, 2, 1, 4, 3]);
  for (const stem of stems)
    expect(passages.map((passage) => table.of(stem)[table.placeOf(passage)])).toEqual(
      passages.map((passage) => postings.impact(stem, passage)),
    );
  expect(table.of(2)).toBe(table.of(2));
  expect(table.placeOf(9)).toBe(-1);
});
