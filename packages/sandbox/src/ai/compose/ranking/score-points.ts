import { overview, type Passage } from '../passages/passage.ts';
import { type Point, pointsOf } from '../passages/points.ts';
import { standingOf } from '../passages/targets.ts';
import { mentionsCode } from '../question/code-mentions.ts';
import { asksForPlace, cueBonus } from '../question/cues.ts';
import { narrowing } from '../question/narrowing.ts';
import type { Question } from '../question/question-kind.ts';
import { opensWithRival } from '../question/rival-code.ts';
import { announcesFaults, asksAboutFault } from '../question/section-fit.ts';
import { termSet } from '../text/words.ts';
import { definesSubject } from './definition-sentence.ts';
import type { Relevance } from './relevance.ts';

export type ScoredPoint = Point & { score: number };

const longWords = 70;

const hedge = /^whether\b|\bvar(?:y|ies) by\b|\bdepends on\b/i;
const standingBonus = { row: 0.1, open: 0, foreign: -0.45 };

/** When something fails, what a code means in general is not yet the cause. */
function standing(passage: Passage, { codes, isScenario }: Question): number {
  const found = standingOf(passage, codes);
  return found === 'row' && isScenario ? -0.3 : standingBonus[found];
}

/** Every point of every passage with how well it answers the question, best first. */
export function scorePoints(question: Question, passages: Passage[], relevance: Relevance): ScoredPoint[] {
  return passages
    .flatMap((passage, rank) =>
      pointsOf(passage).map((point) => ({
        ...point,
        score:
          score(point, question, relevance) +
          0.1 * (1 - rank / passages.length) +
          placing(point, passage, question, relevance),
      })),
    )
    .sort((one, other) => other.score - one.score || one.n - other.n || one.position - other.position);
}

/** What speaks for or against a point because of where it stands and what it opens with. */
export function placing(point: Point, passage: Passage, question: Question, relevance: Relevance): number {
  const opening = point.sentences[0] ?? '';
  return (
    standing(passage, question) -
    narrowing(opening, question.text) / 2 -
    unaskedFault(point, passage, question) -
    (opensWithRival(opening, question.codes) ? 0.3 : 0) -
    strayRow(passage, question, relevance)
  );
}

/** What goes wrong answers only a question about a fault. */
function unaskedFault({ heading }: Point, { section }: Passage, question: Question): number {
  if (asksAboutFault(question)) return 0;
  return announcesFaults(section) || announcesFaults(heading) ? 0.3 : 0;
}

/** The row of a table that no code points to, or a glossary's entry, answers only when its name is what was asked about. */
function strayRow({ rowKey, isEntry, section }: Passage, question: Question, relevance: Relevance): number {
  if (!isEntry && (rowKey === null || question.codes.length > 0)) return 0;
  // A row of a reference table is what says in which field and under which code something stands.
  if (!isEntry && asksForPlace(question)) return 0;
  return relevance.share(termSet(section)) >= 0.6 ? 0 : 0.35;
}

function score(point: Point, question: Question, relevance: Relevance): number {
  const text = point.sentences.join(' ');
  const own = relevance.share(point.terms);
  let total = 0.6 * own + 0.4 * relevance.share(point.terms, point.context);
  if (question.codes.length > 0) {
    const named = question.codes.filter((code) => mentionsCode(text, code, point.heading)).length;
    total += (question.isScenario ? 0.1 : 0.25) * (named / question.codes.length);
  }
  total += 0.5 * definesSubject(point.sentences[0] ?? '', question);
  if (point.opens) total += 0.12 + 0.25 * relevance.share(point.context);
  if (point.opens && question.kind === 'definition' && point.heading === overview) total += 0.2;
  total += cueBonus(text, question);
  if (point.words > longWords) total -= 0.1;
  if (point.words < 5) total -= 0.3;
  if (hedge.test(text)) total -= 0.12;
  return total;
}
