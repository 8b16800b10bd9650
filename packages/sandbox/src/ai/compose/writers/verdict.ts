import type { Point } from '../passages/points.ts';
import { posedIn } from '../passages/posed-question.ts';
import type { Material } from '../ranking/material.ts';
import { termSet, topicWeight } from '../text/words.ts';

type Verdict = 'Yes' | 'No' | 'It depends';

const asksYesOrNo = /^(?:(?:so|and|but|then),? )?(?:can|may|must|is|are|does|do|should)\b/i;
/** A question with such a word has no plain yes or no, or a no that means a yes. */
const tricky =
  /\bor\b|\bnot\b|n['’]t\b|\bnever\b|\balways\b|\bonly\b|\bever\b|\bstill\b|\bsame\b|\bevery\b|\ball\b|\benough\b|\bforb|\bprohibit|\bban|\brefus|\bblock|\bfail|\blose\b|\bwithout\b|\bmore than\b|\btwo\b|\bseveral\b|\bmany\b|\bwhat\b|\bhow\b|\bwhich\b|\bwho\b|\bwhen\b(?! (?:stored|sent|shown|printed)\b)|\bwhy\b/i;
const reservation = /\bdepends? on\b|\bvar(?:y|ies) (?:by|with|from|between)\b/i;
const hedge =
  /\bdepend|\bwhether\b|\bunless\b|\bexcept|\bsome\b|\busual|\bnormal|\bvar(?:y|ies)\b|\bonly\b|\bbut\b|\bif\b|\bwhen\b|\bwhere\b|\bwhile\b|\balthough\b|\bother\b|\bmost\b|\boften\b|\brarely\b|\balone\b|\bboth\b/i;
const no =
  /\b(?:cannot|must not|may not|never|not (?:be )?(?:allowed|permitted|required|needed|kept|stored)|forbids?|forbidden|prohibits?|prohibited|does not (?:need|require|allow|permit))\b/i;
const yes = /\b(?:may|can|is allowed|are allowed|allows|is permitted|are permitted|permits)\b/i;
const asksForLeave = /\b(?:may|can|allow\w*|permit\w*)\b/i;
/** So much of what is asked the sentence itself must hold, or a row together with what its table is about. */
const leastShare = 0.8;

/** Which answer to a question for yes or no the sentence that opens the answer gives, when it is on that very thing. */
export function verdictOf({ question }: Material, opening: Point | undefined): Verdict | null {
  const sentence = opening?.sentences[0] ?? '';
  const text = asksPlainly(question);
  if (text === null || opening === undefined) return null;
  // It says yes or no itself, or answers something else.
  if (posedIn(opening)) return null;
  if (shareOf(text, opening) < leastShare) return null;
  if (reservation.test(sentence)) return 'It depends';
  if (hedge.test(sentence.replace(/\bonly\b(?=.*\bnever\b)/i, ''))) return null;
  const permits = yes.test(sentence.replace(new RegExp(no.source, 'gi'), ''));
  if (no.test(sentence)) return permits ? null : 'No';
  return permits && asksForLeave.test(text) ? 'Yes' : null;
}

/** The question alone when it can be answered by a plain yes or no; else null. */
export function asksPlainly(question: Material['question']): string | null {
  const text = withoutStatement(question.text);
  if (!asksYesOrNo.test(text) || tricky.test(text) || question.parts.length > 1) return null;
  return /[.!?]\s+\S/.test(text) ? null : text;
}

/** The question alone behind what a reader tells of himself: "I run a shop. May I …". */
function withoutStatement(text: string): string {
  return text.trim().replace(/^(?:I|We|My|Our|As)\b[^.?!]*[.!]\s+(?=\S)/, '');
}

/** The share of the words of a question, the field's everyday ones included, that are the sentence's own. */
function shareOf(question: string, { sentences, origin, context }: Point): number {
  const held = termSet(sentences[0] ?? '');
  const has = (term: string) => held.has(term) || (origin === 'row' && context.has(term));
  const asked = [...termSet(question)];
  const weigh = (terms: string[]) => terms.reduce((sum, term) => sum + topicWeight(term, question), 0);
  return weigh(asked.filter(has)) / (weigh(asked) || 1);
}
