import type { AnswerDraft } from './answer-draft.ts';
import type { Material } from './material.ts';
import { enumerate } from './not-covered.ts';
import { targetsOf } from './targets.ts';
import { writeCode } from './write-code.ts';
import { writeComparison } from './write-comparison.ts';
import { writeExample } from './write-example.ts';
import { writeExplanation } from './write-explanation.ts';
import { writeRest } from './write-rest.ts';
import { writeSteps } from './write-steps.ts';
import { writeTrouble } from './write-trouble.ts';

/** Kinds of question in which two codes or more are asked for, and not only mentioned. */
const several = new Set<Material['question']['kind']>(['general', 'definition', 'list']);

/** Writes the direct answer first, then what the kind of question calls for. */
export function writeAnswer(draft: AnswerDraft, material: Material): void {
  const { kind, codes } = material.question;
  const asksForSeveral = several.has(kind) && targetsOf(codes).length > 1;
  writers[asksForSeveral ? 'code' : kind](draft, material);
  if (kind !== 'code' && !asksForSeveral) writeRest(draft, material);
  nameMissing(draft, material);
}

/** Says which of the codes asked for no passage knows. */
export function nameMissing(draft: AnswerDraft, material: Material): void {
  if (material.missing.length > 0 && !draft.isEmpty) {
    draft.plain(`The passages do not cover ${enumerate(material.missing.map(({ label }) => label))}.`);
  }
}

const writers: Record<Material['question']['kind'], (draft: AnswerDraft, material: Material) => void> = {
  code: writeCode,
  comparison: writeComparison,
  example: writeExample,
  steps: writeSteps,
  trouble: writeTrouble,
  definition: writeExplanation,
  list: writeExplanation,
  reason: writeExplanation,
  general: writeExplanation,
};
