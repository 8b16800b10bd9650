import type { Point } from '../passages/points.ts';
import { type AnswerType, tells } from '../question/answer-type.ts';
import { type Material, passageOf } from './material.ts';
import { asksTheSame, isLabelledByQuestion } from './point-signs.ts';
import { placing } from './score-points.ts';

const weight = { own: 0.55, context: 0.45, told: 0.35, key: 0.2, rank: 0.15, heading: 0.9 };

/** How well a point tells what is asked, and the very thing asked for most of all. */
export function weigh(point: Point, material: Material, type: AnswerType | null): number {
  const { passages, question, relevance } = material;
  const passage = passageOf(point, material);
  const text = point.sentences.join(' ');
  return (
    weight.own * relevance.share(point.terms) +
    weight.context * relevance.share(point.terms, point.context) +
    (type !== null && tells(text, type) ? weight.told : 0) +
    (isLabelledByQuestion(point, question) ? weight.key : 0) +
    (type !== null && asksTheSame(point, passage, type, relevance) ? weight.heading : 0) +
    weight.rank * (1 - passages.findIndex(({ n }) => n === point.n) / passages.length) +
    (passage ? placing(point, passage, question, relevance) : 0)
  );
}
