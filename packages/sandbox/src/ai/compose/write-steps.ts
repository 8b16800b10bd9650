import type { AnswerDraft } from './answer-draft.ts';
import { belongsHere } from './belongs-here.ts';
import { writeDirectAnswer } from './direct-answer.ts';
import { fillShortAnswer } from './fill-short-answer.ts';
import { writeKeyPoints } from './key-points.ts';
import type { Material } from './material.ts';
import { isList, isTable, type Structure } from './structures.ts';
import { writeStructure } from './write-explanation.ts';

const leastFit = 0.5;

/** How something goes: the answer, then the numbered steps whole, then what to know besides. */
export function writeSteps(draft: AnswerDraft, given: Material): void {
  const material = writeDirectAnswer(draft, given);
  if (!writeStepList(draft, material)) writeStructure(draft, material);
  writeKeyPoints(draft, material, { heading: 'Good to know', most: 4 });
  fillShortAnswer(draft, material);
}

/** The numbered steps of the passage that tells them. Returns false when none does. */
export function writeStepList(draft: AnswerDraft, material: Material): boolean {
  const steps = findSteps(material);
  if (steps === undefined) return false;
  draft.heading('Step by step');
  if (isTable(steps)) return draft.table(steps);
  return isList(steps) && draft.list(steps);
}

function findSteps(material: Material): Structure | undefined {
  const { structures, focus } = material;
  const sequences = structures.filter(
    (each) =>
      (isList(each) && each.block.ordered) ||
      (isTable(each) && /^(?:#|steps?|stage|phase|hop|order|when)$/i.test(each.block.header[0] ?? '')),
  );
  return (
    sequences.find(({ n }) => n === focus.n) ??
    sequences.find((each) => each.score >= leastFit && belongsHere(each, material))
  );
}
