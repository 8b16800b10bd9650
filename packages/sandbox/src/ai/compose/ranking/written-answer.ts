import type { Passage } from '../passages/passage.ts';
import { standingOf } from '../passages/targets.ts';
import { type Question, readQuestion } from '../question/question-kind.ts';
import { countWords } from '../text/inline-markdown.ts';
import { termSet } from '../text/words.ts';
import type { ScoredPoint } from './score-points.ts';

/**
 * The passages with what was written as the answer, but for the look-up of a code, by itself or among other questions, that has its
 * row among them: that opens with the row.
 */
export function withFittingAnswers({ kind, codes, parts }: Question, passages: Passage[]): Passage[] {
  const looksUp =
    kind === 'code' || (parts.length > 1 && parts.some((part) => readQuestion(part).kind === 'code'));
  const isLookedUp = looksUp && passages.some((passage) => standingOf(passage, codes) === 'row');
  return isLookedUp ? passages.map((passage) => ({ ...passage, answer: [] })) : passages;
}

/** What was written as the answer to a question like the one asked, as points of the passages it was written for. */
export function writtenAnswers(passages: readonly Passage[]): ScoredPoint[] {
  return passages.filter(({ answer }) => answer.length > 0).map(pointOf);
}

function pointOf({ n, answer, section, about }: Passage): ScoredPoint {
  const text = answer.join(' ');
  return {
    n,
    sentences: answer,
    position: -1,
    block: -1,
    heading: section,
    origin: 'sentence',
    opens: true,
    leans: false,
    terms: termSet(text),
    context: about,
    words: countWords(text),
    score: 1,
  };
}
