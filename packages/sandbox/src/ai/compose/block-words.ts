import { countWords } from './inline-markdown.ts';
import type { Block } from './markdown-blocks.ts';
import { textOf } from './structures.ts';

/** How many words a block takes in an answer. */
export function wordsOf(block: Block): number {
  if (block.kind === 'heading') return 0;
  return countWords(block.kind === 'paragraph' ? block.sentences.join(' ') : textOf(block));
}
