import { isLabelled } from '../passages/facts.ts';
import type { Passage } from '../passages/passage.ts';
import { mentionsCode } from '../question/code-mentions.ts';
import type { Question } from '../question/question-kind.ts';
import { opensWithRival } from '../question/rival-code.ts';
import { sectionFit } from '../question/section-fit.ts';
import type { Code, List, Table } from '../text/markdown-blocks.ts';
import { termSet } from '../text/words.ts';
import type { Relevance } from './relevance.ts';

/** A list, a table or a code block with the place it stands in and how well it fits the question. */
export type Structure<Kind extends List | Table | Code = List | Table | Code> = {
  n: number;
  block: Kind;
  heading: string;
  /** Index among the blocks of its passage. */
  position: number;
  score: number;
};

/** Every list, table and code block of the passages, the best fitting first. */
export function findStructures(question: Question, passages: Passage[], relevance: Relevance): Structure[] {
  return passages
    .flatMap((passage, rank) =>
      passage.blocks.flatMap(({ block, heading }, position): Structure[] => {
        if (block.kind === 'paragraph' || block.kind === 'heading') return [];
        if (block.kind === 'list' && block.items.every(isLabelled)) return [];
        const text = textOf(block);
        const context = new Set([...passage.about, ...termSet(`${heading} ${block.leadIn ?? ''}`)]);
        const named = question.codes.filter((code) => mentionsCode(text, code, heading)).length;
        const score =
          0.5 * relevance.share(termSet(text), context) +
          0.5 * relevance.share(context) +
          (question.codes.length > 0
            ? (question.isScenario ? 0.1 : 0.3) * (named / question.codes.length)
            : 0) +
          0.2 * (1 - rank / passages.length) +
          0.5 * sectionFit(heading, question) -
          (opensWithRival(heading, question.codes) ? 0.3 : 0);
        return [{ n: passage.n, block, heading, position, score }];
      }),
    )
    .sort((one, other) => other.score - one.score);
}

export function textOf(block: List | Table | Code): string {
  switch (block.kind) {
    case 'list':
      return block.items.join('\n');
    case 'table':
      return [block.header, ...block.rows].map((cells) => cells.join(' | ')).join('\n');
    case 'code':
      return block.text;
  }
}

export const isList = (structure: Structure): structure is Structure<List> => structure.block.kind === 'list';
export const isTable = (structure: Structure): structure is Structure<Table> =>
  structure.block.kind === 'table';
export const isCode = (structure: Structure): structure is Structure<Code> => structure.block.kind === 'code';
