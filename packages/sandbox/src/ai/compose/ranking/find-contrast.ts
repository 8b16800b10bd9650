import type { Point } from '../passages/points.ts';
import { narrowing } from '../question/narrowing.ts';
import { countWords } from '../text/inline-markdown.ts';
import { dependsOnPrevious } from '../text/sentences.ts';
import { termSet } from '../text/words.ts';
import type { Material } from './material.ts';
import type { ScoredPoint } from './score-points.ts';
import type { Side } from './sides.ts';

const mostWordsOfContrast = 70;
const wordsOfBeginning = { any: 12, setApart: 18 };
const setsApart = /\b(?:while|whereas|unlike|by contrast|in contrast)\b/i;
const leastContrast = 3;
const elsewherePenalty = 1;
const hedge = /^(?:whether|if|unless|although)\b|\bvaries\b/i;
const contrast =
  /\b(?:while|whereas|unlike|differs?|difference|instead|rather than|by contrast|in contrast|but)\b/i;
/** "Pricing models differ in how much the merchant sees": in what, and not yet how. */
const respects = /^[^:;]*\bdiffers? in\b[^:;]*$/i;

/** The sentence that best sets every side against the others, if there is one. */
export function findContrast(
  { points, focus, question, relevance, passages }: Material,
  sides: Side[],
): ScoredPoint | undefined {
  const titleOf = (n: number) => passages.find((passage) => passage.n === n)?.title;
  const weigh = (point: ScoredPoint): number => {
    const text = point.sentences.join(' ');
    if (
      point.origin !== 'sentence' ||
      point.words > mostWordsOfContrast ||
      !sides.every((side) => side.in(text)) ||
      hedge.test(text) ||
      dependsOnPrevious(point.sentences[0] ?? '')
    )
      return 0;
    const beginning = text
      .split(/\s+/)
      .slice(0, setsApart.test(text) ? wordsOfBeginning.setApart : wordsOfBeginning.any)
      .join(' ');
    return (
      2 * relevance.share(point.terms, point.context) -
      1 +
      (tellsApart(point, sides) ? 2 : 0) -
      (announcesOnly(point) ? 1 : 0) +
      (sides.every((side) => side.in(beginning)) ? 2 : 0) +
      (point.opens ? 1 : 0) +
      (point.n === focus.n ? 1 : titleOf(point.n) === focus.title ? 0 : -elsewherePenalty) +
      (sides.some((side) => side.defines(point)) ? 1 : 0) -
      5 * narrowing(`${point.heading} ${text}`, question.text)
    );
  };
  const [best] = points
    .map(withinLength)
    .map((point) => ({ point, weight: weigh(point) }))
    .toSorted((one, other) => other.weight - one.weight);
  return best && best.weight >= leastContrast ? best.point : undefined;
}

/** Of a long point its first sentence, which may set the sides apart alone. */
function withinLength(point: ScoredPoint): ScoredPoint {
  const [first = ''] = point.sentences;
  if (point.words <= mostWordsOfContrast || point.sentences.length < 2) return point;
  return { ...point, sentences: [first], terms: termSet(first), words: countWords(first) };
}

/** Says whether a point names only the respects in which things differ; what each of them is has to follow. */
export function announcesOnly({ sentences }: Pick<Point, 'sentences'>): boolean {
  const [only = '', ...others] = sentences;
  return others.length === 0 && respects.test(only) && !setsApart.test(only);
}

const ofNames = /\b(?:called|known as|named|to others)\b/i;

/** Where each side has a definition, only what tells them apart, or says of each in a clause what it is, comes before those. */
export function opensComparison(point: Point, sides: Side[]): boolean {
  const [opening = ''] = point.sentences;
  const clauses = opening.split(/[,;]/);
  const isOfEach = sides.every((side) =>
    clauses.some((clause) => side.in(clause) && !sides.some((other) => other !== side && other.in(clause))),
  );
  const isOnSides = point.opens || sides.some((side) => side.defines(point));
  return isOnSides && (tellsApart(point, sides) || isOfEach) && !ofNames.test(opening);
}

/** A contrast is told in so many words, or by a clause for each side: "One asks; the other pays". */
function tellsApart(point: Point, sides: Side[]): boolean {
  const clauses = (point.sentences[0] ?? '').split(';');
  const isOfOne = (clause: string) => sides.filter((side) => side.in(clause)).length === 1;
  return (
    (contrast.test(point.sentences.join(' ')) && !announcesOnly(point)) ||
    (clauses.length === sides.length && clauses.every(isOfOne)) ||
    definesEach(point, sides)
  );
}

/** "Frictionless means that …, and challenge means that …" */
function definesEach({ sentences }: Point, sides: Side[]): boolean {
  const clauses = (sentences[0] ?? '')
    .split(/[,;]| and /)
    .filter((clause) => /\b(?:means|is|are)\b/.test(clause));
  return sides.every((side) =>
    clauses.some((clause) => side.in(clause) && !sides.some((other) => other !== side && other.in(clause))),
  );
}
