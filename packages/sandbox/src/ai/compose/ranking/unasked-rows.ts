import type { Passage } from '../passages/passage.ts';
import { termSet } from '../text/words.ts';
import type { Material } from './material.ts';

const leastOfStray = 0.6;

/** A row of a reference table to which no code of the question points. */
export function isRowUnasked({ rowKey }: Passage, { codes, text }: Material['question']): boolean {
  return rowKey !== null && codes.length === 0 && !text.includes(rowKey);
}

/** One of several rows of a table, none of which the question asks for more than for the others. */
export function isOneOfRows(passage: Passage, { passages, question }: Material): boolean {
  const rows = passages.filter(({ title }) => title === passage.title);
  return rows.length > 1 && rows.every((row) => isRowUnasked(row, question));
}

/** A glossary's entry, or a row of a reference table that no code points to, whose name was not asked about. */
export function isStray({ isEntry, rowKey, section }: Passage, { question, relevance }: Material): boolean {
  const isSmall = isEntry || (rowKey !== null && question.codes.length === 0);
  return isSmall && relevance.share(termSet(section)) < leastOfStray;
}
