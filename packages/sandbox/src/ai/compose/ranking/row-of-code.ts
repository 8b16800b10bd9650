import type { Point } from '../passages/points.ts';
import { standingOf, targetsOf } from '../passages/targets.ts';
import { mentionsCode } from '../question/code-mentions.ts';
import type { Question } from '../question/question-kind.ts';
import { plainText } from '../text/inline-markdown.ts';
import type { Material } from './material.ts';
import { labelOf } from './point-signs.ts';
import type { ScoredPoint } from './score-points.ts';
import { weigh } from './weigh-point.ts';

const leastShare = 0.5;
/** A label with more words is about a case in which the code occurs. */
const mostWordsOfCode = 5;

/** "PDS 0158 positions 4" names a piece of what stands under the code. */
const partOfCode = /\b(?:positions?|bytes?|bits?|digits?|characters?)\b/i;

/** The row or item that is named by a code asked for, or else one that has it in a cell of its own, where no passage is that code's own. */
export function rowOfCode(material: Material): ScoredPoint | undefined {
  const { question, passages, points, rows, relevance } = material;
  const targets = targetsOf(question.codes);
  if (
    targets.length !== 1 ||
    !asksForMeaning(question) ||
    passages.some((passage) => standingOf(passage, targets) === 'row')
  )
    return undefined;
  const bestOf = (isWanted: (point: Point) => boolean) =>
    [...rows, ...points]
      .filter((point) => isWanted(point) && relevance.share(point.terms, point.context) >= leastShare)
      .map((point) => ({ ...point, score: weigh(point, material, null) }))
      .toSorted((one, other) => other.score - one.score)[0];
  const isNamed = (point: Point) => {
    const label = labelOf(point);
    return (
      label !== undefined &&
      label.split(/\s+/).length <= mostWordsOfCode &&
      (!partOfCode.test(label) || partOfCode.test(question.text)) &&
      targets.some((code) => mentionsCode(label, code, `${point.heading} code`))
    );
  };
  // Where a table tells in which code each thing stands, the code is a cell of the thing's row.
  const isCell = ({ cells = [] }: Point) =>
    cells.some((cell) => targets.some(({ label }) => /\s/.test(label) && plainText(cell) === label));
  return bestOf(isNamed) ?? bestOf(isCell);
}

function asksForMeaning({ kind, text }: Question): boolean {
  return kind === 'trouble' || kind === 'code' || /\bmean|\bwhat (?:is|are|was)\b/i.test(text);
}
