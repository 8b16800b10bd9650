import type { AnswerDraft } from './answer-draft.ts';
import { countWords } from './inline-markdown.ts';
import type { Block } from './markdown-blocks.ts';
import type { Material } from './material.ts';
import type { Passage, PlacedBlock } from './passage.ts';
import { textOf } from './structures.ts';

const overview = 'Overview';
const mostPassages = Number(process.env.MOSTP ?? 3);
const budget = Number(process.env.BUDGET ?? 380);
const leastAbout = 0.15;

/**
 * Goes on with what else the passages say, whole blocks under their own headings: first the rest of the passage in
 * focus, then the others as they were ranked. Whoever chose the passages put first what fits the question.
 */
export function writeRest(draft: AnswerDraft, material: Material): void {
  for (const passage of ordered(material)) {
    if (draft.words >= budget) return;
    const name = passage.section === overview || passage.section === '' ? passage.title : passage.section;
    draft.heading(passage.n === material.focus.n && !draft.isEmpty ? 'More on this' : name);
    for (const placed of passage.blocks) writeBlock(draft, placed, passage.n);
    draft.dropHeading();
  }
}

function ordered({ passages, focus, relevance }: Material): Passage[] {
  const isWhole = ({ rowKey, isEntry }: Passage) => rowKey === null && !isEntry;
  const others = passages
    .slice(0, mostPassages)
    .filter(
      (passage) => passage.n !== focus.n && isWhole(passage) && relevance.share(passage.terms) >= leastAbout,
    );
  return isWhole(focus) ? [focus, ...others] : others;
}

function writeBlock(draft: AnswerDraft, { block }: PlacedBlock, n: number): void {
  if (draft.words + wordsOf(block) > budget + 60) return;
  switch (block.kind) {
    case 'paragraph':
      draft.paragraph([{ sentences: block.sentences, n }]);
      return;
    case 'list':
      draft.freshList({ block, n });
      return;
    case 'table':
      if (!draft.hasTaken(block)) draft.table({ block, n } as never);
      return;
    case 'code':
      if (!draft.hasTaken(block)) draft.code({ block, n } as never);
      return;
    default:
  }
}

function wordsOf(block: Block): number {
  return block.kind === 'paragraph'
    ? countWords(block.sentences.join(' '))
    : block.kind === 'heading'
      ? 0
      : countWords(textOf(block));
}
