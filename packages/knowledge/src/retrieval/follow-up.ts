import type { Aspect, UnderstoodQuestion } from './understand-question.ts';

const opensFollowUp =
  /^\s*(?:and|but|so|also|then|or|ok(?:ay)?|what about|how about|what if|why|why not|how so|same|likewise|more|go on|continue)\b/i;
const pointsBack =
  /\b(?:it|its|that|this|those|these|they|them|their|he|she|former|latter|same|above|previous|instead|else|other one|the other|there|then|both|either|one)\b/i;
const mostEssentialWords = 3;

/**
 * Whether a question leans on the ones before it: it opens like one that does, or points back with a pronoun,
 * and says little by itself.
 */
export function leansOnConversation(question: string, understood: UnderstoodQuestion): boolean {
  const essential = understood.aspects.filter((aspect) => aspect.isEssential && aspect.kind !== 'number');
  if (essential.length === 0) return true;
  const words = essential.length;
  if (opensFollowUp.test(question)) return words <= mostEssentialWords;
  if (pointsBack.test(question)) return words <= mostEssentialWords;
  return false;
}

const rivals: readonly (readonly string[])[] = [
  ['visa', 'mastercard', 'rupay'],
  ['issuer', 'acquir'],
  ['credit', 'debit', 'prepaid'],
  ['purchas', 'refund', 'withdraw'],
];

/**
 * What the questions before were about, as far as the new one does not replace it: "and for Mastercard?"
 * after a question about Visa is no longer about Visa; a new code replaces the old one of its family.
 */
export function carriedOver(earlier: readonly Aspect[], own: readonly Aspect[]): Aspect[] {
  const said = new Set(own.flatMap((aspect) => aspect.alternatives));
  const replaced = new Set(rivals.filter((group) => group.some((stem) => said.has(stem))).flat());
  const families = new Set(
    own.filter((aspect) => aspect.kind === 'code').map((aspect) => familyOf(aspect.surface)),
  );
  return earlier.filter(
    (aspect) =>
      aspect.isEssential &&
      aspect.standing !== 'unknown' &&
      !aspect.alternatives.some((stem) => replaced.has(stem) || said.has(stem)) &&
      !(aspect.kind === 'code' && families.has(familyOf(aspect.surface))),
  );
}

function familyOf(code: string): string {
  return /^[a-z]+/.exec(code)?.[0] ?? code;
}
