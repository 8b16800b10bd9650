import type { AnswerDraft } from './answer-draft.ts';
import { belongsHere } from './belongs-here.ts';
import { writeDirectAnswer } from './direct-answer.ts';
import { fillShortAnswer } from './fill-short-answer.ts';
import { writeKeyPoints } from './key-points.ts';
import type { Material } from './material.ts';
import { rowsToShow } from './rows-to-show.ts';
import { isCode, isList, isTable } from './structures.ts';

const fittingStructure = 0.55;
const layoutAsked = /\bstructur\w*|\blayout\b|\blooks? like\b|\bbuilt\b|\bdecode/i;

/** A definition, a list, a reason or anything else: the answer, the structure that carries it, then key points. */
export function writeExplanation(draft: AnswerDraft, given: Material): void {
  const material = writeDirectAnswer(draft, given);
  writeStructure(draft, material);
  writeKeyPoints(draft, material, { heading: 'Key points', most: 6 });
  fillShortAnswer(draft, material);
}

/**
 * The list or table the passage in focus explains itself with, if it is about the question; without one, its example.
 * What comes from under another heading than the direct answer is introduced by it.
 */
export function writeStructure(draft: AnswerDraft, material: Material): boolean {
  const { structures, focus, direct, question } = material;
  const drawn = layoutAsked.test(question.text)
    ? structures.find((each) => isCode(each) && each.n === focus.n)
    : undefined;
  const chosen =
    drawn ??
    structures.find((each) => each.n === focus.n && !isCode(each) && each.score >= fittingStructure - 0.1) ??
    structures.find((each) => each.n === focus.n && isCode(each) && each.score >= fittingStructure - 0.1) ??
    structures.find(
      (each) => !isCode(each) && each.score >= fittingStructure + 0.1 && belongsHere(each, material),
    );
  if (chosen === undefined) return false;
  if (direct && (direct.n !== chosen.n || direct.heading !== chosen.heading)) draft.heading(chosen.heading);
  if (isTable(chosen)) return draft.table(chosen, rowsToShow(chosen.block.rows, material));
  if (isList(chosen)) return draft.list(chosen);
  return isCode(chosen) && draft.code(chosen);
}
