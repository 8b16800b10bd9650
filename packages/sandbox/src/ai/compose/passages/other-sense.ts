import { hsmContext } from '../question/code-patterns.ts';
import { termSet } from '../text/words.ts';
import type { Passage } from './passage.ts';

const fewestLetters = 3;
/** What a passage spells out stands so near to the abbreviation. */
const reach = 60;

/** Abbreviations that have a sense of every day, what tells it, and what tells the sense of the field. */
const everyday: Record<string, { beside: RegExp; notBeside: RegExp }> = {
  SMS: {
    beside: /\b(?:codes?|texts?|texted|phones?|mobiles?|one-time|OTPs?|passwords?|alerts?|notif\w+)\b/i,
    notBeside: /\b(?:single message|dual message|BASE II?|VIP|VisaNet|clearing|0200)\b/i,
  },
};

/**
 * Says whether an abbreviation may well stand for something else here than `full`: a question or a passage uses it as people do
 * every day, a passage spells it out in quite other words, or it is a command of an HSM.
 */
export function isInOtherSense(short: string, full: string, question: string, passages: Passage[]): boolean {
  if (hsmContext.test(question) && /^[A-Z]{2}$/.test(short)) return true;
  const signs = everyday[short.toUpperCase()];
  if (signs?.beside.test(question) && !signs.notBeside.test(question)) return true;
  const meant = termSet(full);
  return passages.some(({ text }) =>
    spelledNear(short, text).some((phrase) => [...termSet(phrase)].every((term) => !meant.has(term))),
  );
}

/** The words behind and in front of an abbreviation that it may be short for. */
function spelledNear(short: string, text: string): string[] {
  if (short.length < fewestLetters || !/^[A-Z]+$/.test(short)) return [];
  const initials = [...short].map((letter) => `${letter}\\p{Ll}{4,}`).join('[ -](?:as |of |and |for )?');
  const phrase = new RegExp(`(?<![\\p{L}-])${initials}(?![\\p{L}])`, 'giu');
  return [...text.matchAll(new RegExp(`(?<![\\w-])${short}(?![\\w-])`, 'g'))].flatMap(
    ({ index }) => text.slice(Math.max(0, index - reach), index + reach).match(phrase) ?? [],
  );
}
