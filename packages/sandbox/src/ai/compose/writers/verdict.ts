import type { Point } from '../passages/points.ts';
import type { Material } from '../ranking/material.ts';

const asksYesOrNo = /^(?:(?:so|and|but|then),? )?(?:can|may|must|is|are|does|do|should)\b/i;
/** A question with such a word has no plain yes or no, or a no that means a yes. */
const tricky =
  /\bor\b|\bnot\b|n['’]t\b|\bnever\b|\balways\b|\bonly\b|\bever\b|\bstill\b|\bsame\b|\bevery\b|\ball\b|\benough\b|\bforb|\bprohibit|\bban|\brefus|\bdeclin|\bblock|\bfail|\blose\b|\bwithout\b|\bwhat\b|\bhow\b|\bwhich\b|\bwho\b|\bwhen\b|\bwhy\b/i;
const hedge =
  /\bdepend|\bwhether\b|\bunless\b|\bexcept|\bsome\b|\busual|\bnormal|\bvar(?:y|ies)\b|\bonly\b|\bbut\b|\bif\b|\bwhen\b|\bwhere\b|\bwhile\b|\balthough\b|\bother\b|\bmost\b|\boften\b|\brarely\b|\balone\b|\bboth\b/i;
const no =
  /\b(?:cannot|must not|may not|never|not (?:be )?(?:allowed|permitted|required|needed|kept|stored)|forbids?|forbidden|prohibits?|prohibited|does not (?:need|require|allow|permit))\b/i;
const yes = /\b(?:may|can|is allowed|are allowed|allows|is permitted|are permitted|permits)\b/i;
const asksForLeave = /\b(?:may|can|allow\w*|permit\w*)\b/i;
const leastShare = 0.5;

/** "Yes" or "No" where a question asks for one and the sentence that answers it says which, without reservation. */
export function verdictOf(
  { question, relevance }: Material,
  opening: Point | undefined,
): 'Yes' | 'No' | null {
  const sentence = opening?.sentences[0] ?? '';
  if (!asksYesOrNo.test(question.text) || tricky.test(question.text) || question.parts.length > 1)
    return null;
  if (/[.!?]\s+\S/.test(question.text.trim()) || opening === undefined) return null;
  if (hedge.test(sentence) || relevance.share(opening.terms, opening.context) < leastShare) return null;
  const permits = yes.test(sentence.replace(new RegExp(no.source, 'gi'), ''));
  if (no.test(sentence)) return permits ? null : 'No';
  return permits && asksForLeave.test(question.text) ? 'Yes' : null;
}
