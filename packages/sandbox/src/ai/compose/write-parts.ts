import type { AnswerDraft } from './answer-draft.ts';
import { type DirectAnswer, findDirectAnswer } from './direct-answer.ts';
import { fillShortAnswer } from './fill-short-answer.ts';
import { writeKeyPoints } from './key-points.ts';
import type { Material } from './material.ts';
import type { ScoredPoint } from './score-points.ts';
import { isGeneric, termSet } from './words.ts';
import { nameMissing } from './write-answer.ts';
import { writeCodeTable } from './write-code.ts';
import { writeStructure } from './write-explanation.ts';
import { writeStepList } from './write-steps.ts';

const leastRoom = 70;

/** Several questions in one: the direct answer to each, then the table, list or steps that carry each. */
export function writeParts(draft: AnswerDraft, parts: Material[], whole: Material): void {
  const direct = parts.map((part, index) =>
    index === 0 ? findDirectAnswer(part) : answerToLater(part, whole),
  );
  draft.paragraph(direct.flatMap(({ said }) => said));
  for (const { material } of direct) if (draft.room >= leastRoom) writeBody(draft, material);
  const main = direct[0]?.material ?? whole;
  writeKeyPoints(draft, { ...main, relevance: whole.relevance }, { heading: 'Key points', most: 3 });
  fillShortAnswer(draft, main);
  nameMissing(draft, whole);
}

/** A later question is answered by what holds its own words; where nothing does, its table or list must. */
function answerToLater(part: Material, whole: Material): DirectAnswer {
  const subject = termSet(whole.question.parts[0] ?? '');
  const own = [...part.relevance.weights.keys()].filter((term) => !subject.has(term) && !isGeneric(term));
  const isOn = ({ terms, context }: ScoredPoint) =>
    own.filter((term) => terms.has(term) || context.has(term)).length * 2 >= own.length;
  const points = part.points.filter(isOn);
  if (points.length === 0) return { said: [], material: part };
  return findDirectAnswer({ ...part, points });
}

function writeBody(draft: AnswerDraft, material: Material): void {
  const { kind, codes } = material.question;
  if (codes.length > 0 && kind === 'code' && writeCodeTable(draft, material)) return;
  if (kind === 'steps' && writeStepList(draft, material)) return;
  writeStructure(draft, material);
}
