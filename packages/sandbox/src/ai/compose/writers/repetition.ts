import { pairsOf } from '../ranking/word-pairs.ts';
import { deniesMore } from '../text/denials.ts';
import { tellingTerms, termSet } from '../text/words.ts';

/** So many terms of its own a sentence has to have, by one sentence or by all together, to be held against what was said. */
const fewestTerms = { ofOne: 4, ofAll: 7 };
/** So few of them are new, and so many stand next to each other there too. */
const mostFresh = 0.2;
const leastPairs = 0.35;
/** A sentence that holds nearly all of one said before, and so many terms of it, may have more of its own. */
const whole = { share: 0.85, terms: 8, fresh: 0.45 };
/** Of the terms of two texts so many are in both; a shorter text has all of its terms in one not much longer. */
const same = { likeness: 0.72, terms: 4, longer: 2.5 };

/**
 * Says whether two texts say the same, by their terms. It is milder than `repeats`, which is for the opening alone: held against all
 * that was said, that takes sentences away that bring something new.
 */
export function saysSame(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const missing = [...one].filter((term) => !other.has(term));
  // The same words of another code say something else.
  if (missing.some((term) => /\d/.test(term))) return false;
  const common = one.size - missing.length;
  if (common / (other.size + missing.length) >= same.likeness) return true;
  return missing.length === 0 && one.size >= same.terms && other.size <= one.size * same.longer;
}

/** Says whether a sentence only repeats sentences said before, one of them or all together, in nearly the same words. */
export function repeats(sentence: string, said: string[]): boolean {
  if (said.length === 0 || sentence.endsWith(':')) return false;
  const own = [...tellingTerms(sentence)];
  if (own.length < fewestTerms.ofOne) return false;
  const all = said.join(' ');
  if (deniesMore(sentence, all)) return false;
  if (said.some((text) => holdsWhole(own, text))) return true;
  const texts = own.length < fewestTerms.ofAll ? said : [...said, all];
  return texts.some((text) => isHeard(own, text)) && pairsOf(sentence, all) >= leastPairs;
}

function isHeard(own: string[], text: string): boolean {
  const heard = termSet(text);
  return isFew(freshIn(own, heard), own.length * mostFresh);
}

function holdsWhole(own: string[], text: string): boolean {
  const heard = tellingTerms(text);
  const common = own.filter((term) => heard.has(term)).length;
  return (
    common >= whole.terms &&
    common >= heard.size * whole.share &&
    isFew(freshIn(own, heard), own.length * whole.fresh)
  );
}

function freshIn(own: string[], heard: ReadonlySet<string>): string[] {
  return own.filter((term) => !heard.has(term));
}

function isFew(fresh: string[], most: number): boolean {
  return fresh.length <= most && !fresh.some((term) => /\d/.test(term));
}
