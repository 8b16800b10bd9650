import { mentionsCode } from './code-mentions.ts';
import type { Material } from './material.ts';
import { termSet } from './words.ts';

/** Says whether a row of a table is about what is asked: it names a code asked for, or several of the question's terms. */
export function rowFits({
  question,
  relevance,
}: Pick<Material, 'question' | 'relevance'>): (row: string[]) => boolean {
  return (row) =>
    question.codes.some((code) => row.some((cell) => mentionsCode(cell, code, 'codes'))) ||
    relevance.share(termSet(row.join(' '))) >= 0.3;
}
