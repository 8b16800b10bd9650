import type { AnswerDraft } from './answer-draft.ts';
import { findDirectAnswer } from './direct-answer.ts';
import { fillShortAnswer } from './fill-short-answer.ts';
import { writeKeyPoints } from './key-points.ts';
import type { Material } from './material.ts';
import { nameMissing } from './write-answer.ts';
import { writeCodeTable } from './write-code.ts';
import { writeStructure } from './write-explanation.ts';
import { writeStepList } from './write-steps.ts';

const leastRoom = 70;

/** Several questions in one: the direct answer to each, then the table, list or steps that carry each. */
export function writeParts(draft: AnswerDraft, parts: Material[], whole: Material): void {
  const direct = parts.map(findDirectAnswer);
  draft.paragraph(direct.flatMap(({ said }) => said));
  for (const { material } of direct) if (draft.room >= leastRoom) writeBody(draft, material);
  const main = direct[0]?.material ?? whole;
  writeKeyPoints(draft, { ...main, relevance: whole.relevance }, { heading: 'Key points', most: 3 });
  fillShortAnswer(draft, main);
  nameMissing(draft, whole);
}

function writeBody(draft: AnswerDraft, material: Material): void {
  const { kind, codes } = material.question;
  if (codes.length > 0 && kind === 'code' && writeCodeTable(draft, material)) return;
  if (kind === 'steps' && writeStepList(draft, material)) return;
  writeStructure(draft, material);
}
