import type { Passage } from '../passages/passage.ts';
import { countWords } from '../text/inline-markdown.ts';
import { termSet } from '../text/words.ts';
import type { ScoredPoint } from './score-points.ts';

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
