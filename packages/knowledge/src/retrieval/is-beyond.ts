import { wordCount } from '../beyond/question-features.ts';
import { asksBeyondDocuments } from './beyond-documents.ts';
import type { Engine } from './engine.ts';
import { asksForbidden } from './forbidden.ts';
import { evidenceFor } from './judge-coverage.ts';
import { isOfAnotherField } from './other-fields.ts';
import type { Ranked } from './rank-passages.ts';
import { correctSpelling } from './spelling.ts';
import type { Aspect } from './understand-question.ts';

/** Fewer words than this do not tell what is wanted of a thing; that a document is about it has to do. */
const fewestWords = 5;
/** A question that looks so much like what documents answer is not refused for a pattern that it meets by chance. */
const tooLikeCovered = -4;
/**
 * Both fitted on questions that the model has not learnt from: of 730 that documents answer these refuse two, of 233 that
 * none does four stay. More evidence outweighs what a question looks like, up to a point.
 */
const mostLikeCovered = -0.5;
const weightOfEvidence = 2;
const usualEvidence = 3;
const mostEvidence = 6;
const passagesOfImport = 2;

/**
 * Whether no document can answer a question, though it is asked in the words of documents: it must not be answered, or
 * it looks like those about somebody's account, about what happens now, about other fields and the like, and too little
 * that was found speaks against it. What was imported may be about anything, so a question that finds it is not judged by
 * its looks.
 *
 * @param context what it takes from the conversation: what leans on that says too little by itself to be judged by its looks
 * @param sought what an answer has to be about
 */
export function isBeyond(
  engine: Engine,
  question: string,
  context: readonly Aspect[],
  sought: readonly Aspect[],
  chosen: readonly Ranked[],
): boolean {
  if (asksForbidden(question)) return true;
  const meetsPattern = asksBeyondDocuments(question) || isOfAnotherField(question);
  const looks =
    wordCount(question) < fewestWords || context.length > 0
      ? undefined
      : engine.beyond.logOdds(correctSpelling(question, engine.lexicon, engine.forms).text);
  if (looks === undefined) return meetsPattern;
  if (meetsPattern && looks > tooLikeCovered) return true;
  if (looks <= mostLikeCovered - weightOfEvidence * usualEvidence) return false;
  const isImported = ({ outline }: Ranked) => engine.store.isImported(outline.number);
  if (chosen.slice(0, passagesOfImport).some(isImported)) return false;
  const evidence = Math.min(mostEvidence, evidenceFor(sought, chosen, engine));
  return looks - weightOfEvidence * (evidence - usualEvidence) > mostLikeCovered;
}
