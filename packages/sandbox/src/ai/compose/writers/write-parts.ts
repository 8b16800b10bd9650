import { targetsOf } from '../passages/targets.ts';
import { type AnswerType, answerTypeOf, tells } from '../question/answer-type.ts';
import { asksOfCase, tellsCodesOfCase } from '../question/asks-of-case.ts';
import type { DirectAnswer } from '../ranking/find-opening.ts';
import { type Material, passageOf } from '../ranking/material.ts';
import { asksTheSame } from '../ranking/point-signs.ts';
import type { ScoredPoint } from '../ranking/score-points.ts';
import { writtenAnswers } from '../ranking/written-answer.ts';
import { isGeneric, termSet } from '../text/words.ts';
import type { AnswerDraft } from './answer-draft.ts';
import { findDirectAnswer } from './direct-answer.ts';
import { withUntold } from './untold-parts.ts';
import { nameMissing } from './write-answer.ts';
import { writeCodeTable } from './write-code.ts';
import { writeMeanings } from './write-meanings.ts';
import { writeNear } from './write-near.ts';
import { writeSections } from './write-sections.ts';

const leastShare = 0.5;

/** Several questions in one: the direct answer to each, then the sections that carry each. */
export function writeParts(draft: AnswerDraft, parts: Material[], whole: Material): void {
  const written = writtenAnswers(whole.passages);
  const direct = parts.map((part, index) =>
    index === 0 ? findDirectAnswer(part) : answerToLater(part, whole),
  );
  const isOfCase = asksOfCase(whole.question) || (written.length > 0 && tellsCodesOfCase(whole.question));
  if (!isOfCase) writeMeanings(draft, whole, targetsOf(whole.question.codes));
  draft.paragraph(
    written.length > 0 ? withUntold(written, parts, whole) : direct.flatMap(({ said }) => said),
  );
  for (const { material } of direct) {
    const { kind, codes } = material.question;
    if (codes.length > 0 && kind === 'code') writeCodeTable(draft, material);
  }
  // Of what was told before, a later question alone may say too little to point to a section.
  const carrying = direct.filter(({ said }, index) => index === 0 || said.length > 0 || !parts[index]?.told);
  const [only] = new Set(direct.flatMap(({ said }) => said.map(({ n }) => n)));
  const isBehindNear = writeNear(draft, whole.passages);
  writeSections(draft, whole, {
    first: carrying.map(({ material }) => material.focus),
    open: isBehindNear ? undefined : only,
  });
  nameMissing(draft, whole);
}

/** A later question is answered by what holds its own words; where nothing does, its section must. */
function answerToLater(part: Material, whole: Material): DirectAnswer {
  const subject = termSet(whole.question.parts[0] ?? '');
  const own = [...part.relevance.weights.keys()].filter((term) => !subject.has(term) && !isGeneric(term));
  const type = answerTypeOf(part.question.text);
  const isAsked = (point: ScoredPoint) =>
    type !== null && asksTheSame(point, passageOf(point, part), type, part.relevance) && tellsIt(point, type);
  const isOn = (point: ScoredPoint) =>
    isAsked(point) ||
    own.filter((term) => point.terms.has(term) || point.context.has(term)).length * 2 >= own.length;
  const points = part.points.filter(isOn);
  const { said, material } = findDirectAnswer({ ...part, points });
  // Better no sentence than one that has little of the question, unless its heading has asked it.
  const answers = said.some((point) => isAsked(point) || part.relevance.share(point.terms) >= leastShare);
  return { said: answers ? said : [], material };
}

function tellsIt({ sentences }: ScoredPoint, type: AnswerType): boolean {
  return tells(sentences.join(' '), type);
}
