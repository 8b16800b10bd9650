import { wordCount } from '../../beyond/question-features.ts';
import type { Engine } from '../engine.ts';
import type { Ranked } from '../ranking/rank-passages.ts';
import { correctSpelling } from '../understanding/spelling.ts';
import type { Aspect } from '../understanding/understand-question.ts';
import { asksAboutCompany, asksBeyondDocuments, asksForSum } from './beyond-documents.ts';
import { asksForbidden, givesOrders } from './forbidden.ts';
import { closenessOf } from './judge-coverage.ts';
import { isOfAnotherField } from './other-fields.ts';

/** Fewer words than this do not tell what is wanted of a thing; that a document is about it has to do. */
const fewestWords = 3;
/** A question that looks so much like what documents answer is not refused for a pattern that it meets by chance. */
const tooLikeCovered = { pattern: -3, otherField: -5 };
/** Nor one that a direct answer stands so well on: a parking fine is charged to a card on file. Less will do for one that looks covered. */
const despiteField = { standing: 0.9, ofCovered: 0.82 };
/** Nor one on a company or its founder that a direct answer stands so well on: that of a card network. */
const despiteCompany = 0.8;
/**
 * Both fitted by cross-validation over all examples and on the working set: of 1,178 questions that documents answer these refuse
 * about five. What is found close to the question outweighs what it looks like.
 */
const mostLikeCovered = -3.2;
const weightOfCloseness = 1.6;
const passagesOfImport = 2;
/** Hardly any question that no document answers, and that does not look much like it, finds a direct answer that stands so well. */
const despiteLooks = { most: 1.2, standing: 0.72, byLooks: 0.03 };

/** A value that is to be taken apart is no number of somebody's payment. */
const takesApart =
  /\b(?:decod\w*|decipher\w*|dissect\w*|pars(?:e|ing)|unpack\w*|(?:tak\w*|pull\w*|pick\w*) (?:\w+ ){0,5}?apart|break\w* (?:\w+ ){0,5}?down|split (?:\w+ ){0,5}?(?:up|into)|read (?:\w+ ){0,4}?(?:bit by bit|byte by byte|digit by digit))\b/i;
const quotedValue = /(?<![\p{L}\p{N}])(?=[\dA-F]*\d)[\dA-F]{8,}(?![\p{L}\p{N}])/iu;

/**
 * Whether no document can answer a question, though it is asked in the words of documents: it must not be answered, or
 * it looks like those about somebody's account, about what happens now, about other fields and the like, and too little
 * that was found speaks against it. What was imported may be about anything, so a question that finds it is not judged by
 * its looks.
 *
 * @param looks what `looksOf` says of it
 * @param sought what an answer has to be about
 * @param standing how well the best direct answer stands
 */
export function isBeyond(
  engine: Engine,
  question: string,
  looks: number,
  sought: readonly Aspect[],
  chosen: readonly Ranked[],
  standing: number,
): boolean {
  if (asksForbidden(question) || asksForSum(question)) return true;
  const isPattern =
    asksBeyondDocuments(question) ||
    givesOrders(question) ||
    (standing < despiteCompany && asksAboutCompany(question));
  if (looks > tooLikeCovered.pattern && isPattern) return true;
  const leastOfField = looks < 0 ? despiteField.ofCovered : despiteField.standing;
  if (looks > tooLikeCovered.otherField && standing < leastOfField && isOfAnotherField(question)) return true;
  if (looks === Number.POSITIVE_INFINITY) return false;
  if (looks <= mostLikeCovered) return false;
  const { most, standing: least, byLooks } = despiteLooks;
  if (looks <= most && standing >= least + byLooks * Math.max(0, looks)) return false;
  const isImported = ({ outline }: Ranked) => engine.store.isImported(outline.number);
  if (chosen.slice(0, passagesOfImport).some(isImported)) return false;
  return looks - weightOfCloseness * closenessOf(sought, chosen, engine) > mostLikeCovered;
}

/**
 * The logarithm of the odds that no document can answer a question, told by its words alone; infinite for what is too short to
 * tell, leans on a conversation or brings along the value that it asks about.
 *
 * @param context what it takes from the conversation
 */
export function looksOf(engine: Engine, question: string, context: readonly Aspect[]): number {
  const tellsNothing = wordCount(question) < fewestWords || context.length > 0 || takesValueApart(question);
  return tellsNothing
    ? Number.POSITIVE_INFINITY
    : (engine.beyond.logOdds(asSpelt(question, engine)) ?? Number.POSITIVE_INFINITY);
}

/** Of 200 follow-ups by people who did not know the program none looks so much like what no document answers, and hardly one of those does not. */
const mostInTalk = 1.5;
/** Nor so much where a direct answer on what was talked about stands so well. */
const mostWithAnswer = { looks: 2, standing: 0.8 };

/**
 * Whether a question that seems to take something from the conversation is about something else altogether: "Does honey go bad?".
 *
 * @param standing how well the best direct answer stands
 */
export function leavesTalk(
  engine: Engine,
  question: string,
  context: readonly Aspect[],
  standing: number,
): boolean {
  if (context.length === 0) return false;
  const looks = looksOf(engine, question, []);
  const most = standing >= mostWithAnswer.standing ? mostWithAnswer.looks : mostInTalk;
  return looks > most && looks !== Number.POSITIVE_INFINITY;
}

const takesValueApart = (question: string): boolean =>
  takesApart.test(question) && quotedValue.test(question);

/** A question without its slips; a word that was learnt to tell another field is none, though no document has it: customs. */
function asSpelt(question: string, { lexicon, forms, reader, beyond }: Engine): string {
  if (reader.spell(question).text === question) return question;
  return correctSpelling(question, lexicon, forms, (word) => beyond.tellsBeyond(word)).text;
}
