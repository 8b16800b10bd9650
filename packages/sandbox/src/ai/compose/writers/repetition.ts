import { pairsOf } from '../ranking/word-pairs.ts';
import { isGeneric, termSet } from '../text/words.ts';

/** So many terms of its own a sentence has to have, by one sentence or by all together, to be held against what was said. */
const fewestTerms = { ofOne: 4, ofAll: 7 };
/** So few of them are new, and so many stand next to each other there too. */
const mostFresh = 0.2;
const leastPairs = 0.35;
/** A sentence that holds nearly all of one said before, and so many terms of it, may have more of its own. */
const whole = { share: 0.85, terms: 8, fresh: 0.45 };
const negation = /\b(?:not?|never|cannot|neither|nor|without|unless|only|except)\b/gi;

/** Says whether a sentence only repeats sentences said before, one of them or all together, in nearly the same words. */
export function repeats(sentence: string, said: string[]): boolean {
  if (said.length === 0 || sentence.endsWith(':')) return false;
  const own = [...termSet(sentence)].filter((term) => !isGeneric(term));
  if (own.length < fewestTerms.ofOne) return false;
  const all = said.join(' ');
  if (setsRight(sentence, all)) return false;
  if (said.some((text) => holdsWhole(own, text))) return true;
  const texts = own.length < fewestTerms.ofAll ? said : [...said, all];
  return texts.some((text) => isHeard(own, text)) && pairsOf(sentence, all) >= leastPairs;
}

/** Says whether a sentence denies or restricts something where what was said does not. */
function setsRight(sentence: string, said: string): boolean {
  const heard = new Set(said.toLowerCase().match(negation));
  return (sentence.toLowerCase().match(negation) ?? []).some((word) => !heard.has(word));
}

function isHeard(own: string[], text: string): boolean {
  const heard = termSet(text);
  return isFew(freshIn(own, heard), own.length * mostFresh);
}

function holdsWhole(own: string[], text: string): boolean {
  const heard = new Set([...termSet(text)].filter((term) => !isGeneric(term)));
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
