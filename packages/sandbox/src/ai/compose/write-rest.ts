import type { AnswerDraft } from './answer-draft.ts';
import { countWords } from './inline-markdown.ts';
import type { Block } from './markdown-blocks.ts';
import type { Material } from './material.ts';
import type { Passage } from './passage.ts';
import { opensWithRival } from './rival-code.ts';
import { sectionFit } from './section-fit.ts';
import { textOf } from './structures.ts';

const overview = 'Overview';
const mostPassages = 4;
const wordBudget = 360;
/** A whole block may go beyond the budget by this much. */
const overrun = 60;
const leastAbout = 0.15;

/**
 * Goes on with what else the passages say, whole blocks under their own headings: first the rest of the passage in focus,
 * then the others as they were ranked. Whoever chose the passages put first what fits the question.
 */
export function writeRest(draft: AnswerDraft, material: Material): void {
  for (const passage of inOrder(material)) {
    if (draft.words >= wordBudget) return;
    const name = passage.section === overview || passage.section === '' ? passage.title : passage.section;
    draft.heading(passage.n === material.focus.n ? 'More on this' : name);
    for (const { block } of passage.blocks) {
      if (draft.words + wordsOf(block) <= wordBudget + overrun) draft.block(block, passage.n);
    }
    draft.dropHeading();
  }
}

function inOrder({ passages, focus, relevance, question }: Material): Passage[] {
  const isWhole = ({ rowKey, isEntry }: Passage) => rowKey === null && !isEntry;
  const others = passages
    .filter(isWhole)
    .slice(0, mostPassages)
    .filter(
      (passage) =>
        passage.n !== focus.n &&
        relevance.share(passage.terms) >= leastAbout &&
        sectionFit(passage.section, question) >= 0 &&
        !opensWithRival(passage.section, question.codes),
    );
  return isWhole(focus) ? [focus, ...others] : others;
}

function wordsOf(block: Block): number {
  if (block.kind === 'heading') return 0;
  return countWords(block.kind === 'paragraph' ? block.sentences.join(' ') : textOf(block));
}
