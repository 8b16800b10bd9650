import { headingOf, type Passage } from '../passages/passage.ts';
import { isPlainComparison } from '../question/plain-comparison.ts';
import type { Material } from '../ranking/material.ts';
import type { ScoredPoint } from '../ranking/score-points.ts';
import type { Side } from '../ranking/sides.ts';
import type { Length, writeSections } from './write-sections.ts';

/** So much more of the question stands in the heading of a section that is closer to it. */
const clearlyCloser = 0.2;
const compared = /\bcompared\b|\bversus\b|\bdifferences?\b/i;
/** What was written tells the sides apart; what stands behind it is the table and little more. */
const lengthBehindWritten: Length = { whole: 120, central: 220, enough: 300, most: 460 };

/**
 * Behind a written answer its own section comes first, unless that is on one side only and another compares. The passage
 * sent first has no place if its heading names fewer sides.
 */
export function sectionsBehindWritten(
  [written]: ScoredPoint[],
  sides: Side[],
  { passages, focus, question, relevance }: Material,
  goesOn: boolean,
): Parameters<typeof writeSections>[2] {
  const source = passages.find(({ n }) => n === written?.n);
  const [top] = passages;
  if (source === undefined || top === undefined) return {};
  const sidesIn = (passage: Passage) =>
    sides.filter((side) => side.in(headingOf(passage), passage.title)).length;
  const isNarrow = sidesIn(source) > 0 && sidesIn(source) < sides.length;
  const compares = sidesIn(focus) === sides.length || (sidesIn(focus) === 0 && compared.test(focus.section));
  const isElsewhere =
    relevance.share(focus.about) - relevance.share(source.about) >= clearlyCloser &&
    sidesIn(source) < sides.length;
  const first = isElsewhere || (isNarrow && compares) ? focus : source;
  return {
    first: [first],
    open: goesOn && first === source ? source.n : undefined,
    withTop: sidesIn(top) >= sidesIn(source),
    ...(isPlainComparison(question) ? { length: lengthBehindWritten } : {}),
  };
}
