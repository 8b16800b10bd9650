import { standingOf, targetsOf } from '../passages/targets.ts';
import { mentionsCode } from '../question/code-mentions.ts';
import type { Code } from '../question/codes.ts';
import type { Material } from './material.ts';
import type { ScoredPoint } from './score-points.ts';

const asksOfClearing =
  /\bclearing\b|\bIPM\b|\bchargebacks?\b|\b(?:first|second) presentments?\b|\b1993\b|\b1(?:240|442|644|740)\b/i;
const asksOfBoth = /\bauthori[sz]ation|\b1987\b|\b0[1248][0-3]0\b/i;
const tellsOfClearing = /\b1993\b|\bclearing\b|\bIPM\b/;

/**
 * What the row of a data element says of it in the 1993 version, in which clearing files are written, when the question
 * is about clearing only: "In the 1993 version DE 25 is the message reason code".
 */
export function editionOfCode(code: Code, { question, passages, points }: Material): ScoredPoint | undefined {
  if (code.kind !== 'element' || !asksOfClearing.test(question.text) || asksOfBoth.test(question.text))
    return undefined;
  const own = new Set(passages.filter((passage) => standingOf(passage, [code]) === 'row').map(({ n }) => n));
  for (const point of points.filter(({ n }) => own.has(n))) {
    const told = point.sentences.find(
      (sentence) => tellsOfClearing.test(sentence) && mentionsCode(sentence, code, point.heading),
    );
    // The first sentence of a row tells of both editions, or there is only one.
    if (told !== undefined && !(point.opens && told === point.sentences[0]))
      return { ...point, sentences: [told], opens: false };
  }
  return undefined;
}

/** What the only code asked for says in clearing. */
export function ofClearing(material: Material): ScoredPoint | undefined {
  const { question } = material;
  const [only, ...others] = targetsOf(question.codes);
  const asksForIt = question.kind === 'code' || question.kind === 'definition';
  return only && others.length === 0 && asksForIt ? editionOfCode(only, material) : undefined;
}
