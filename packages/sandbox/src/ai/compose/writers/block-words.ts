import { textOf } from '../ranking/structures.ts';
import { countWords } from '../text/inline-markdown.ts';
import type { Block } from '../text/markdown-blocks.ts';

/** How many words a block takes in an answer. */
export function wordsOf(block: Block): number {
  if (block.kind === 'heading') return 0;
  return countWords(block.kind === 'paragraph' ? block.sentences.join(' ') : textOf(block));
}
