import { mentionsCode } from './code-mentions.ts';
import { definesSubject } from './definition-sentence.ts';
import { narrowing } from './narrowing.ts';
import type { Passage } from './passage.ts';
import { type Point, pointsOf } from './points.ts';
import type { Question } from './question-kind.ts';
import type { Relevance } from './relevance.ts';
import { standingOf } from './targets.ts';
import { termSet } from './words.ts';

export type ScoredPoint = Point & { score: number };

const longWords = 70;

const hedge = /^whether\b|\bvar(?:y|ies) by\b|\bdepends on\b/i;
const standingBonus = { row: 0.1, open: 0, foreign: -0.45 };

const wanted: Partial<Record<Question['kind'], RegExp>> = {
  reason:
    /\b(?:because|since|due to|so that|therefore|reason|otherwise|exists? (?:because|to|so)|the point is|prevents?|protects?)\b/i,
  trouble:
    /\b(?:because|caused?|usually (?:means|points|signals)|due to|missing|wrong|mismatch|check|verify|compare|look|fails?|fault)\b/i,
  steps: /\b(?:first|then|next|after|before|finally|sends?|forwards?|answers?|when)\b/i,
  comparison: /\b(?:while|whereas|unlike|but|differs?|difference|instead|rather|both|in contrast)\b/i,
  list: /\b(?:are|include|includes|following|consists?)\b/i,
};

/** Every point of every passage with how well it answers the question, best first. */
export function scorePoints(question: Question, passages: Passage[], relevance: Relevance): ScoredPoint[] {
  return passages
    .flatMap((passage, rank) =>
      pointsOf(passage).map((point) => ({
        ...point,
        score:
          score(point, question, relevance) +
          0.1 * (1 - rank / passages.length) +
          standingBonus[standingOf(passage, question.codes)] -
          narrowing(point.sentences[0] ?? '', question.text) / 2 -
          strayRow(passage, question, relevance),
      })),
    )
    .sort((one, other) => other.score - one.score || one.n - other.n || one.position - other.position);
}

/** Without a code in the question, the row of a table answers only when its name is what was asked about. */
function strayRow({ rowKey, section }: Passage, { codes }: Question, relevance: Relevance): number {
  if (rowKey === null || codes.length > 0) return 0;
  return relevance.share(termSet(section)) >= 0.6 ? 0 : 0.2;
}

function score(point: Point, question: Question, relevance: Relevance): number {
  const text = point.sentences.join(' ');
  const own = relevance.share(point.terms);
  let total = 0.6 * own + 0.4 * relevance.share(point.terms, point.context);
  if (question.codes.length > 0) {
    const named = question.codes.filter((code) => mentionsCode(text, code, point.heading)).length;
    total += 0.25 * (named / question.codes.length);
  }
  if (definesSubject(point.sentences[0] ?? '', question)) total += 0.5;
  if (point.opens) total += 0.12 + 0.25 * relevance.share(point.context);
  if (wanted[question.kind]?.test(text)) total += 0.08;
  if (point.words > longWords) total -= 0.1;
  if (point.words < 5) total -= 0.3;
  if (hedge.test(text)) total -= 0.12;
  return total;
}
