import type { Passage } from '../passages/passage.ts';
import { rowPointsOf } from '../passages/row-points.ts';
import type { Code } from '../question/codes.ts';
import type { Question } from '../question/question-kind.ts';
import { choosePassage } from './choose-passage.ts';
import type { Material } from './material.ts';
import { relevanceTo } from './relevance.ts';
import { scorePoints } from './score-points.ts';
import { findStructures } from './structures.ts';

/**
 * Weighs everything the passages hold against a question.
 *
 * @param before the question asked before it in the conversation
 */
export function gatherMaterial(
  question: Question,
  passages: Passage[],
  missing: Code[],
  before: string | undefined,
): Material {
  const relevance = relevanceTo(question, passages, before);
  const points = scorePoints(question, passages, relevance);
  const structures = findStructures(question, passages, relevance);
  const rows = passages.flatMap(rowPointsOf);
  const focus = choosePassage(question, passages, points, rows, structures, relevance);
  return { question, passages, relevance, points, rows, structures, focus, missing };
}
