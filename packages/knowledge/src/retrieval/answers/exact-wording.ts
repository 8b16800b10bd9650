import { keyOf, tellingStems } from '../../index-file/wording-key.ts';
import type { Engine } from '../engine.ts';

/** The passage that answers at once a question worded just so, the place of the answer in it, and whether no other does. */
export type ExactWording = { readonly number: number; readonly answer: number; readonly isOnly: boolean };

/**
 * Finds what answers a question in an editor's very words, in whatever order; undefined for a question that none has, and for one
 * that is about a single word unless that is a term.
 */
export function exactWording({ store, lexicon }: Engine, question: string): ExactWording | undefined {
  const stems = tellingStems(question);
  const [only] = stems;
  if (only === undefined || (stems.length === 1 && !lexicon.isTerm(only))) return undefined;
  return store.wording(keyOf(stems, question));
}
