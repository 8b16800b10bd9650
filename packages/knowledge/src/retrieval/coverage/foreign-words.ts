import type { Engine } from '../engine.ts';
import { isOfTheField, isTerm } from '../understanding/field-words.ts';
import type { Aspect } from '../understanding/understand-question.ts';

/** Words in fewer passages of prose than this, and in no title or term, are not those of the field. */
const fewPassages = 14;

/**
 * Words that another word makes mean something else, as the certificate of a birth certificate: they stand right after one
 * that is not of the field, where nothing in the knowledge has the two in a row.
 */
export function foreignHeads(sought: readonly Aspect[], { index, lexicon }: Engine): ReadonlySet<Aspect> {
  const heads = new Set<Aspect>();
  for (const aspect of sought) {
    const head = aspect.next === undefined ? undefined : sought.find((each) => each.surface === aspect.next);
    if (!head || aspect.kind !== 'word' || aspect.isInTerm) continue;
    if (!isTerm(head, lexicon) && !isOfTheField(head, lexicon)) continue;
    const stem = aspect.alternatives[0] ?? '';
    if (aspect.standing === 'unknown') {
      if (!isTerm(head, lexicon)) heads.add(head);
      continue;
    }
    if (isTerm(aspect, lexicon) || isOfTheField(aspect, lexicon)) continue;
    if (lexicon.frequencyInProse(stem) >= fewPassages || /(?:ed|ing|ly)$/.test(aspect.surface)) continue;
    const seen = head.alternatives.some((other) => index.hasPhrase([stem, other]));
    if (!seen) heads.add(head);
  }
  return heads;
}
