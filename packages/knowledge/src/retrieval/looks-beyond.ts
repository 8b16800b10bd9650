import { wordCount } from '../beyond/question-features.ts';
import type { Engine } from './engine.ts';
import { evidenceFor } from './judge-coverage.ts';
import type { Ranked } from './rank-passages.ts';
import { correctSpelling } from './spelling.ts';
import type { Aspect } from './understand-question.ts';

/** Fewer words than this do not tell what is wanted of a thing; that a document is about it has to do. */
const fewestWords = 5;
/**
 * Fitted on questions that the model has not learnt from: of 730 that documents answer these refuse three, of 233 that none
 * does two stay. More evidence outweighs what a question looks like, up to a point.
 */
const mostLikeCovered = -1;
const weightOfEvidence = 2;
const usualEvidence = 3;
const mostEvidence = 6;
const passagesOfImport = 2;

/**
 * Whether a question looks like those that no document can answer (somebody's account, what happens now, how to do wrong,
 * orders to the assistant, other fields), and too little that was found speaks against it. What was imported may be
 * about anything, so a question that finds it is not judged by its looks.
 *
 * @param sought what an answer has to be about
 */
export function looksBeyond(
  engine: Engine,
  question: string,
  sought: readonly Aspect[],
  chosen: readonly Ranked[],
): boolean {
  if (wordCount(question) < fewestWords) return false;
  const looks = engine.beyond.logOdds(correctSpelling(question, engine.lexicon, engine.forms).text);
  if (looks <= mostLikeCovered - weightOfEvidence * usualEvidence) return false;
  if (chosen.slice(0, passagesOfImport).some(({ outline }) => engine.store.isImported(outline.number)))
    return false;
  const evidence = Math.min(mostEvidence, evidenceFor(sought, chosen, engine));
  return looks - weightOfEvidence * (evidence - usualEvidence) > mostLikeCovered;
}
