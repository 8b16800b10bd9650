import { standingOf } from '../passages/targets.ts';
import { type DirectAnswer, findOpening } from '../ranking/find-opening.ts';
import { type Material, passageOf } from '../ranking/material.ts';
import type { ScoredPoint } from '../ranking/score-points.ts';
import { writtenAnswers, writtenNear } from '../ranking/written-answer.ts';
import type { AnswerDraft } from './answer-draft.ts';

/** What is told beside a written answer brings so much more of what is asked, and so few of its terms were heard. */
const leastMore = { usual: 0.15, elsewhere: 0.25 };
const mostHeard = 0.6;
/** A written answer that holds so much of what is asked needs less beside it. */
const holdsMuch = 0.5;

/**
 * Writes the sentence or two that answer at once. Returns the material for the rest of the answer, whose focus follows
 * the direct answer where that led away.
 */
export function writeDirectAnswer(draft: AnswerDraft, material: Material): Material {
  const direct = findDirectAnswer(material);
  draft.paragraph(direct.said);
  return direct.material;
}

/** What opens the answer best, and what goes on from it: what was written as the answer, if anything was. */
export function findDirectAnswer(material: Material): DirectAnswer {
  const written = writtenAnswers(material.passages);
  const found = findOpening(material);
  const [first] = written;
  if (first === undefined) return found;
  const focus = passageOf(first, material) ?? material.focus;
  const besides =
    writtenNear(material.passages).length > 0
      ? []
      : found.said.filter((point) => tellsMore(point, written, material));
  return { said: [...written, ...besides], material: { ...found.material, focus, direct: first } };
}

/** Says whether a point has something of what is asked that the written answers lack, and is no repetition of them. */
function tellsMore(point: ScoredPoint, written: ScoredPoint[], material: Material): boolean {
  const { relevance, question } = material;
  const told = new Set(written.flatMap(({ terms }) => [...terms]));
  const passage = passageOf(point, material);
  const isNear =
    (passage !== undefined && standingOf(passage, question.codes) === 'row') ||
    written.some((each) => passageOf(each, material)?.title === passage?.title);
  const before = relevance.share(told);
  const more = relevance.share(new Set([...told, ...point.terms])) - before;
  const least = isNear || before < holdsMuch ? leastMore.usual : leastMore.elsewhere;
  const heard = [...point.terms].filter((term) => told.has(term)).length;
  return more >= least && heard < mostHeard * point.terms.size;
}
