import { rawTokens } from '../analysis/raw-tokens.ts';
import { stemWord } from '../analysis/stem-word.ts';
import { stopWords } from '../analysis/stop-words.ts';
import type { Engine } from './engine.ts';

const thing =
  '(?:Advice|Notification|Message|Request|Response|Indicator|Record|Service|Programme|Program|Voucher|Report|File|Mode|Lane|Plan|Procedure|Rating|Score|Table|Protocol|Certificate|Algorithm|Results?)';
const capital = "\\p{Lu}[\\p{L}'\u2019-]+";
const named = new RegExp(`(?<![.?!] |^)\\b((?:${capital} ){2,4}${thing})\\b`, 'gu');
const networks = /^(?:visa|mastercard|visanet|emv|emvco|iso|pci)$/;
/** Whoever writes all words with capitals gives no names by them. */
const mostOfCapitals = 0.5;

/**
 * Whether a question gives a message, service or the like a name of several words of which the knowledge has never seen any two
 * together: Settlement Hold Advice.
 */
export function givesUnknownName(question: string, { index }: Engine): boolean {
  const words = question.match(/\p{L}{2,}/gu) ?? [];
  if (words.filter((word) => /^\p{Lu}/u.test(word)).length > words.length * mostOfCapitals) return false;
  return [...question.matchAll(named)].some(([, name = '']) => {
    const stems = rawTokens(name).flatMap(({ text }) =>
      stopWords.has(text) || networks.test(text) ? [] : [stemWord(text)],
    );
    return (
      stems.length > 2 && stems.slice(1).every((stem, place) => !index.hasPhrase([stems[place] ?? '', stem]))
    );
  });
}

const ofNetwork = new RegExp(
  `\\b(?:Visa|VisaNet|Mastercard)(?:['\u2019]s)? (${capital})(?: ${capital}){0,2} (?:${thing}|programme|program|plan|service|card|switch|file|fee|mandate|product|cycle|settlement|netting|network|format)\\b`,
  'gu',
);

/** Whether a question names a programme, product or the like of a network by a word that nobody knows: Visa Hyperclear service. */
export function namesUnknownProduct(question: string, { lexicon }: Engine): boolean {
  return [...question.matchAll(ofNetwork)].some(([, name = '']) => {
    const word = name.replace(/['\u2019]s$/, '').toLowerCase();
    return word.length > 3 && !lexicon.knows(word);
  });
}
