import type { Engine } from './engine.ts';
import { isOfTheField, isTerm } from './field-words.ts';
import type { Aspect } from './understand-question.ts';

/** Words in fewer passages of prose than this, and in no title or term, are not those of the field. */
const fewPassages = 14;
/** A word that nobody knows says as much as one that is rare, unless it names a kind of what follows. */
const mostWeightOfUnknown = 3;

/** What of a question comes from elsewhere. */
export type Foreign = {
  /** Words that another word makes mean something else: the certificate of a birth certificate. */
  readonly heads: ReadonlySet<Aspect>;
  /** Unknown words that name a kind of a term of the field: a Zorbax PIN block. */
  readonly kinds: ReadonlySet<Aspect>;
};

/**
 * Finds words that stand right after one that is not of the field, where nothing in the knowledge has the two in a
 * row: what they mean in the field is not what is asked.
 */
export function findForeign(sought: readonly Aspect[], { index, lexicon }: Engine): Foreign {
  const heads = new Set<Aspect>();
  const kinds = new Set<Aspect>();
  for (const aspect of sought) {
    const head = aspect.next === undefined ? undefined : sought.find((each) => each.surface === aspect.next);
    if (!head || aspect.kind !== 'word' || aspect.isInTerm) continue;
    if (!isTerm(head, lexicon) && !isOfTheField(head, lexicon)) continue;
    const stem = aspect.alternatives[0] ?? '';
    if (aspect.standing === 'unknown') {
      if (isTerm(head, lexicon)) kinds.add(aspect);
      else heads.add(head);
      continue;
    }
    if (isTerm(aspect, lexicon) || isOfTheField(aspect, lexicon)) continue;
    if (lexicon.frequencyInProse(stem) >= fewPassages || /(?:ed|ing|ly)$/.test(aspect.surface)) continue;
    const seen = head.alternatives.some((other) => index.hasPhrase([stem, other]));
    if (!seen) heads.add(head);
  }
  return { heads, kinds };
}

/** How much a word counts when it is judged whether a question is covered. */
export function weightOf(aspect: Aspect, foreign: Foreign): number {
  if (aspect.standing !== 'unknown' || foreign.kinds.has(aspect)) return aspect.weight;
  return Math.min(aspect.weight, mostWeightOfUnknown);
}
