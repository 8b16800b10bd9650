import type { Passage, PlacedBlock } from '../passages/passage.ts';
import { pointsAhead } from '../passages/points.ts';
import type { Relevance } from '../ranking/relevance.ts';
import { textOf } from '../ranking/structures.ts';
import { countWords } from '../text/inline-markdown.ts';
import type { Block, Table } from '../text/markdown-blocks.ts';
import { dependsOnPrevious } from '../text/sentences.ts';
import { termSet } from '../text/words.ts';
import { wordsOf } from './block-words.ts';

const mostWords = 120;
/** The share of what is asked that a sentence, a row or a list must hold to be kept. */
const leastShare = 0.3;
/** A row whose first cell has such a term of the question is the row asked for. */
const code = /\d{2,}/;

/**
 * A section in brief: its first sentence, which says what it is about, and of the rest the sentences, rows and lists that
 * hold most of what is asked. Only what can stand without the rest is kept; when that is nothing, its beginning.
 *
 * @param near whether it is of a document that carries the answer, of which one sentence is too little
 */
export function condense({ blocks }: Passage, relevance: Relevance, near: boolean): Block[] {
  const kept: Block[] = [];
  let left = mostWords;
  for (const [index, { block }] of blocks.entries()) {
    const brief = inBrief(block, index === 0, relevance, left);
    if (brief === undefined || wordsOf(brief) > left) continue;
    kept.push(brief);
    left -= wordsOf(brief);
  }
  const [opening, ...others] = kept;
  const saysNothing =
    opening?.kind === 'paragraph' &&
    others.length === 0 &&
    blocks.length > 1 &&
    (near || relevance.share(termSet(opening.sentences.join(' '))) < leastShare);
  return saysNothing ? beginning(blocks) : kept;
}

function beginning(blocks: PlacedBlock[]): Block[] {
  let left = mostWords;
  const end = blocks.findIndex(({ block }) => {
    left -= wordsOf(block);
    return left < 0;
  });
  return blocks.slice(0, end < 0 ? blocks.length : Math.max(1, end)).map(({ block }) => block);
}

function inBrief(block: Block, opens: boolean, relevance: Relevance, room: number): Block | undefined {
  const holds = (text: string) => relevance.share(termSet(text)) >= leastShare;
  switch (block.kind) {
    case 'paragraph': {
      const sentences = opens ? block.sentences.slice(0, 1) : block.sentences.filter(holds);
      const alone = sentences.filter((each) => !dependsOnPrevious(each) && !pointsAhead.test(each));
      return alone.length > 0 ? { ...block, sentences: alone } : undefined;
    }
    case 'table':
      return bestRows(block, relevance, room);
    case 'list':
      return holds(textOf(block)) ? block : undefined;
    default:
      return undefined;
  }
}

/** The rows that hold most of what is asked, as many as there is room for, in their own order. */
function bestRows(table: Table, relevance: Relevance, room: number): Table | undefined {
  let left = room - countWords(table.header.join(' '));
  const kept = new Set<string[]>();
  const codes = [...relevance.weights.keys()].filter((term) => code.test(term));
  const weighed = table.rows.map((row) => {
    const key = termSet(row[0] ?? '');
    const isAsked = codes.some((term) => key.has(term));
    return { row, share: isAsked ? 1 : relevance.share(termSet(row.join(' '))) };
  });
  for (const { row, share } of weighed.toSorted((one, other) => other.share - one.share)) {
    const words = countWords(row.join(' '));
    if (share < leastShare || words > left || tellsNothing(row)) continue;
    kept.add(row);
    left -= words;
  }
  return kept.size > 0 ? { ...table, rows: table.rows.filter((row) => kept.has(row)) } : undefined;
}

/** "| Closed | – | – |" */
function tellsNothing([, ...cells]: string[]): boolean {
  return cells.every((cell) => /^[-–—]?$/.test(cell.trim()));
}
