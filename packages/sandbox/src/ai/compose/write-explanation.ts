import type { AnswerDraft } from './answer-draft.ts';
import { writeDirectAnswer } from './direct-answer.ts';
import { writeKeyPoints } from './key-points.ts';
import type { Material } from './material.ts';
import { rowFits } from './row-fits.ts';
import { isCode, isList, isTable } from './structures.ts';

const fittingStructure = 0.55;

/** A definition, a list, a reason or anything else: the answer, the structure that carries it, then key points. */
export function writeExplanation(draft: AnswerDraft, material: Material): void {
  writeDirectAnswer(draft, material);
  writeStructure(draft, material);
  writeKeyPoints(draft, material, { heading: 'Key points', most: 6 });
}

/** The list or table the passage in focus explains itself with, if it is about the question. */
export function writeStructure(draft: AnswerDraft, material: Material): void {
  const { structures, focus } = material;
  const chosen =
    structures.find((each) => each.n === focus.n && !isCode(each) && each.score >= fittingStructure - 0.1) ??
    structures.find((each) => !isCode(each) && each.score >= fittingStructure + 0.25);
  if (chosen === undefined) return;
  if (isTable(chosen)) draft.table(chosen, rowFits(material));
  else if (isList(chosen)) draft.list(chosen);
}
