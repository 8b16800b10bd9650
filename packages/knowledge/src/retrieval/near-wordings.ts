import { numberOfUnknown } from '../index-file/unknown-word.ts';
import type { Engine } from './engine.ts';
import type { Aspect } from './understand-question.ts';

/** A stem that so many wordings have leads to none of them by itself. */
const mostWithStem = 6_000;
/** A wording with less than this of what is asked about asks something else. */
const leastShared = 0.5;
const mostNear = 60;

/** By wording: how much of what is asked about it has. Used again, as a question needs it for a moment only. */
let shared = new Float32Array(0);

/**
 * The wordings, wherever they stand, that have most of what a question asks about: those worth comparing with it.
 *
 * @param aspects what the question asks about
 */
export function nearWordings({ wordings, lexicon }: Engine, aspects: readonly Aspect[]): number[] {
  if (shared.length < wordings.count) shared = new Float32Array(wordings.count);
  const touched: number[] = [];
  let asked = 0;
  for (const { alternatives, otherForms, isEssential, kind, weight } of aspects) {
    if (!isEssential || kind === 'joined') continue;
    asked += weight;
    const stems = new Set([...alternatives, ...otherForms.flat()]);
    for (const stem of stems) {
      const number = lexicon.number(stem) || numberOfUnknown(stem);
      const having = wordings.withStem(number);
      if (having.length > mostWithStem) continue;
      const isOwn = alternatives.includes(stem);
      const counted = isOwn ? weight : weight / 2;
      for (const wording of having) {
        const before = shared[wording] ?? 0;
        if (before === 0) touched.push(wording);
        shared[wording] = before + counted;
      }
    }
  }
  const least = asked * leastShared;
  const near = touched.filter((wording) => (shared[wording] ?? 0) >= least);
  near.sort((one, other) => (shared[other] ?? 0) - (shared[one] ?? 0));
  for (const wording of touched) shared[wording] = 0;
  return near.slice(0, mostNear);
}
