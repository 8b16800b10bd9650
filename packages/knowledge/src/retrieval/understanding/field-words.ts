import type { Lexicon } from '../../memory-index/lexicon.ts';
import type { Aspect } from './understand-question.ts';

/** Whether an aspect is a code that the knowledge does not have. */
export function isUnknownCode(aspect: Aspect): boolean {
  return aspect.kind === 'code' && aspect.standing === 'unknown';
}

/** Whether an aspect is a known code, or a term of the field by itself. */
export function isTerm(aspect: Aspect, lexicon: Lexicon): boolean {
  if (aspect.kind === 'code') return aspect.standing === 'known';
  if (aspect.kind === 'joined') return isOfTheField(aspect, lexicon);
  return aspect.isInTerm || aspect.alternatives.some((stem) => lexicon.isTerm(stem));
}

/** Whether an aspect is a word from the title or an alias of an article, or of a term. */
export function isOfTheField(aspect: Aspect, lexicon: Lexicon): boolean {
  return aspect.kind !== 'number' && aspect.alternatives.some((stem) => lexicon.isOfTheField(stem));
}

/** Whether a question names a term of the field, or two words from titles of its articles. */
export function namesTheField(sought: readonly Aspect[], lexicon: Lexicon): boolean {
  const essential = sought.filter((aspect) => aspect.isEssential);
  const ofTheField = essential.filter((aspect) => aspect.kind !== 'code' && isOfTheField(aspect, lexicon));
  return essential.some((aspect) => isTerm(aspect, lexicon)) || ofTheField.length >= 2;
}
