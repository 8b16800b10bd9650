import { numberOfUnknown } from '../index-file/unknown-word.ts';
import type { Engine } from './engine.ts';
import type { Aspect } from './understand-question.ts';

/** A wording with less than this of what is asked about asks something else. */
const leastShared = 0.5;
/** To look through more wordings than this takes longer than to compare the few that may be meant. */
const mostLookedThrough = 2_500;
const mostNear = 24;
const shareOfForm = 0.5;
/** No wording has most of what a long story says. */
const mostSought = 16;

/** By wording: how much of what is asked about it has. Used again, as a question needs it for a moment only. */
let shared = new Float32Array(0);
let touched = new Uint32Array(0);

/**
 * The wordings, wherever they stand, that have most of what a question asks about: those worth comparing with it. What is rare is looked
 * for first: a wording with none of it cannot have enough, and what most wordings have tells them apart no more.
 *
 * @param aspects what the question asks about
 */
export function nearWordings({ wordings, lexicon }: Engine, aspects: readonly Aspect[]): number[] {
  if (shared.length < wordings.count) {
    shared = new Float32Array(wordings.count);
    touched = new Uint32Array(wordings.count);
  }
  const sought = aspects
    .filter(({ isEssential, kind }) => isEssential && kind !== 'joined')
    .sort((one, other) => other.weight - one.weight);
  if (sought.length > mostSought) return [];
  let left = sought.reduce((sum, { weight }) => sum + weight, 0);
  const least = left * leastShared;
  let unseen = 0;
  let count = 0;
  let lookedThrough = 0;
  for (const { alternatives, otherForms, weight } of sought) {
    const mayBegin = left >= least;
    left -= weight;
    for (const stem of new Set([...alternatives, ...otherForms.flat()])) {
      const having = wordings.withStem(lexicon.number(stem) || numberOfUnknown(stem));
      lookedThrough += having.length;
      if (lookedThrough > mostLookedThrough) {
        if (alternatives.includes(stem)) unseen += weight;
        continue;
      }
      const share = alternatives.includes(stem) ? weight : weight * shareOfForm;
      count = addShare(having, share, mayBegin, count);
    }
  }
  const near: number[] = [];
  for (let at = 0; at < count; at += 1) {
    const wording = touched[at] ?? 0;
    if ((shared[wording] ?? 0) + unseen >= least) near.push(wording);
  }
  near.sort((one, other) => (shared[other] ?? 0) - (shared[one] ?? 0));
  for (let at = 0; at < count; at += 1) shared[touched[at] ?? 0] = 0;
  return near.slice(0, mostNear);
}

/** @returns how many wordings are touched by now */
function addShare(having: Uint32Array, share: number, mayBegin: boolean, count: number): number {
  let end = count;
  for (let at = 0; at < having.length; at += 1) {
    const wording = having[at] ?? 0;
    const before = shared[wording] ?? 0;
    if (before === 0) {
      if (!mayBegin) continue;
      touched[end] = wording;
      end += 1;
    }
    shared[wording] = before + share;
  }
  return end;
}
