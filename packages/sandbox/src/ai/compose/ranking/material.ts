import type { Passage } from '../passages/passage.ts';
import type { Point } from '../passages/points.ts';
import type { Code } from '../question/codes.ts';
import type { Question } from '../question/question-kind.ts';
import type { Relevance } from './relevance.ts';
import type { ScoredPoint } from './score-points.ts';
import type { Structure } from './structures.ts';

/** All that an answer is written from. */
export type Material = {
  question: Question;
  passages: Passage[];
  relevance: Relevance;
  /** Best first. */
  points: ScoredPoint[];
  /** The rows of all tables as points, in the order of the passages. */
  rows: Point[];
  /** Best first. */
  structures: Structure[];
  /** The passage that answers best; the body of the answer comes mostly from it. */
  focus: Passage;
  /** The point that answers directly, once it is written. */
  direct?: ScoredPoint;
  /** What was told before the questions of which this is one. */
  told?: string | undefined;
  /** Codes asked for that no passage names. */
  missing: Code[];
};

/** The passage that a point or a structure is taken from. */
export function passageOf(
  taken: { n: number } | undefined,
  { passages }: Pick<Material, 'passages'>,
): Passage | undefined {
  return passages.find(({ n }) => n === taken?.n);
}
