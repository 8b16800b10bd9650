import { isGeneric, termSet, topicWeight } from '../text/words.ts';
import type { Point } from './points.ts';

/** A question that a passage itself poses and answers: "**May it be reversed?** No; …", a row of questions and answers. */
type PosedQuestion = { asked: string; answer: string };

const form = /^(?:\*\*)?([^*?.]{6,140}\?):?(?:\*\*)?:?\s+(\S[\s\S]*)$/;
const lastSentence = /[^.!?]*\?\s*$/;
const pronoun = /\b(?:it|its|they|them|this|that|these)\b/i;
/** The share of what the reader asks that the posed question must hold, and of its own words that the reader must have said. */
const leastShare = { asked: 0.8, own: 0.6, shared: 0.4, near: 0.45 };
const forYesOrNo =
  /^(?:(?:so|and|but|then),? )?(?:can|could|may|must|is|are|was|does|do|did|should|will|would|has|have)\b/i;
/** A word of the reader's that only title or heading have counts so much. */
const ofContext = 0.7;
/** Words that turn a question round must stand in both. */
const turns = [/\b(?:without|no|not|never)\b|n['’]t\b/i, /\bonly\b/i];
/** These may stand in the answer as well: "No, not after authorisation". */
const times = [/\bbefore\b/i, /\bafter\b/i];

export function posedIn({ sentences }: Pick<Point, 'sentences'>): PosedQuestion | undefined {
  const [, asked, answer] = form.exec(sentences.join(' ')) ?? [];
  return asked === undefined || answer === undefined ? undefined : { asked: asked.trim(), answer };
}

/** Says whether a question for yes or no that a passage poses is the reader's: each has nearly all the words of the other. */
export function isSameQuestion(posed: PosedQuestion, context: Set<string>, question: string): boolean {
  const { asked, answer } = posed;
  const text = lastSentence.exec(question.trim())?.[0].trim() ?? question;
  if (!forYesOrNo.test(text) || !forYesOrNo.test(asked)) return false;
  if (turns.some((word) => word.test(asked) !== word.test(text))) return false;
  if (times.some((word) => (word.test(text) ? !word.test(`${asked} ${answer}`) : word.test(asked))))
    return false;
  const { told, own, shared } = likeness(asked, context, text);
  return shared >= leastShare.shared && told >= leastShare.asked && own >= leastShare.own;
}

/** Says whether a posed question is on something else than the reader's. */
export function isOtherQuestion({ asked }: PosedQuestion, context: Set<string>, question: string): boolean {
  const { told, own } = likeness(asked, context, question);
  return told < leastShare.near || own < leastShare.near;
}

/** The shares of the reader's words that the posed question has, with its heading or by itself, and of its words that are the reader's. */
function likeness(
  asked: string,
  context: Set<string>,
  text: string,
): { told: number; shared: number; own: number } {
  const wanted = termSet(text);
  const own = termSet(asked);
  const weigh = (terms: Iterable<string>) =>
    [...terms].reduce((sum, term) => sum + topicWeight(term, text), 0);
  const all = weigh(wanted) || 1;
  const shared = weigh([...wanted].filter((term) => own.has(term)));
  const around = weigh([...wanted].filter((term) => !own.has(term) && context.has(term)));
  // "Can the merchant negotiate it?" leaves to its heading what "it" is.
  const leans = pronoun.test(asked) ? 1 : ofContext;
  const isOwn = weigh([...own].filter((term) => wanted.has(term) || isGeneric(term)));
  return { told: (shared + leans * around) / all, shared: shared / all, own: isOwn / (weigh(own) || 1) };
}

/** The answer alone, as a sentence of its own. */
export function answerOf({ answer }: PosedQuestion): string {
  return `${answer.charAt(0).toUpperCase()}${answer.slice(1)}`;
}
