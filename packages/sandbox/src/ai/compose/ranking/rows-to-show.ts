import { targetsOf } from '../passages/targets.ts';
import { mentionsCode } from '../question/code-mentions.ts';
import { termSet } from '../text/words.ts';
import type { Material } from './material.ts';

const mostRows = 14;
/** Where no row is more about the question than another, a table cut in the middle would hide what was asked for. */
const mostRowsAlike = 30;
const leastShare = 0.3;

/**
 * The rows of a table that an answer shows: all of a short table, of a long one those about the question, if any are. When a code
 * was asked for and rows name it, only those, whatever the length.
 */
export function rowsToShow(
  rows: string[][],
  { question, relevance }: Pick<Material, 'question' | 'relevance'>,
): string[][] {
  const targets = question.kind === 'code' ? targetsOf(question.codes) : [];
  const named = rows.filter((row) =>
    targets.some((code) => row.some((cell) => mentionsCode(cell, code, 'codes'))),
  );
  if (named.length > 0) return named.slice(0, mostRows);
  if (rows.length <= mostRows) return rows;

  const weighed = rows.map((row, index) => ({ row, index, weight: relevance.share(termSet(row.join(' '))) }));
  const fitting = weighed.filter(({ weight }) => weight >= leastShare);
  if (fitting.length === 0) return rows.slice(0, mostRowsAlike);
  return fitting
    .toSorted((one, other) => other.weight - one.weight || one.index - other.index)
    .slice(0, mostRows)
    .toSorted((one, other) => one.index - other.index)
    .map(({ row }) => row);
}
