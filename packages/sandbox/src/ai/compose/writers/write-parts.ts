import { targetsOf } from '../passages/targets.ts';
import type { Material } from '../ranking/material.ts';
import type { ScoredPoint } from '../ranking/score-points.ts';
import { isGeneric, termSet } from '../text/words.ts';
import type { AnswerDraft } from './answer-draft.ts';
import { type DirectAnswer, findDirectAnswer } from './direct-answer.ts';
import { nameMissing } from './write-answer.ts';
import { writeCodeTable, writeMeanings } from './write-code.ts';
import { writeSections } from './write-sections.ts';

const leastShare = 0.5;

/** Several questions in one: the direct answer to each, then the sections that carry each. */
export function writeParts(draft: AnswerDraft, parts: Material[], whole: Material): void {
  const direct = parts.map((part, index) =>
    index === 0 ? findDirectAnswer(part) : answerToLater(part, whole),
  );
  writeMeanings(draft, whole, targetsOf(whole.question.codes));
  draft.paragraph(direct.flatMap(({ said }) => said));
  for (const { material } of direct) {
    const { kind, codes } = material.question;
    if (codes.length > 0 && kind === 'code') writeCodeTable(draft, material);
  }
  const [only] = new Set(direct.flatMap(({ said }) => said.map(({ n }) => n)));
  writeSections(draft, whole, { first: direct.map(({ material }) => material.focus), open: only });
  nameMissing(draft, whole);
}

/** A later question is answered by what holds its own words; where nothing does, its section must. */
function answerToLater(part: Material, whole: Material): DirectAnswer {
  const subject = termSet(whole.question.parts[0] ?? '');
  const own = [...part.relevance.weights.keys()].filter((term) => !subject.has(term) && !isGeneric(term));
  const isOn = ({ terms, context }: ScoredPoint) =>
    own.filter((term) => terms.has(term) || context.has(term)).length * 2 >= own.length;
  const points = part.points.filter(isOn);
  const { said, material } = findDirectAnswer({ ...part, points });
  // Better no sentence than one that has little of the question.
  const answers = said.some(({ terms }) => part.relevance.share(terms) >= leastShare);
  return { said: answers ? said : [], material };
}
