import { stemWord } from '../../analysis/stem-word.ts';
import { stopWords } from '../../analysis/stop-words.ts';
import type { Lexicon } from '../../memory-index/lexicon.ts';
import type { Engine } from '../engine.ts';
import { placeNames } from './place-names.ts';
import { withoutParties } from './without-parties.ts';

/** Who or what takes part in a payment and is often named by its maker, owner or country: an Ingenico terminal. */
const party =
  '(?:terminals?|readers?|pin ?pads?|pos|tills?|atms?|hsms?|(?:web |online )?shops?|stores?|merchants?|retailers?|marketplaces?|hotels?|airlines?|restaurants?|caf[eé]s?|supermarkets?|(?:petrol |gas |fuel |filling )?stations?|cards?|cardholders?|accounts?|customers?|tourists?|travellers?|visitors?|guests?|issuers?|banks?|acquirers?|processors?|gateways?|psps?|wallets?|apps?|checkouts?|plug-?ins?|carts?|websites?|switch|hosts?|tickets?|purchases?|orders?|bookings?|subscriptions?|invoices?|payouts?|refunds?|core bank\\w*)';
/** An ADF in cards is no maker of them. */
const preposition = '(?:in|on|of|for|with|without|at|to|by|from|and|or|is|are|as|per|than|versus|vs)';
const capitalised = '\\p{Lu}(?!\\p{N})[\\p{L}\\p{N}&-]*';
const namedParty = new RegExp(
  `(?<![\\p{L}\\p{N}])(${capitalised}(?: ${capitalised}| \\p{N}[\\p{L}\\p{N}]*){0,2}) (?=(?:(?!${preposition} )\\p{Ll}+ )?${party}(?![\\p{L}\\p{N}])(?! (?:scheme|network)))`,
  'gu',
);
/** Nothing but the name and its party is asked about: "What is a Quorvex card?" */
const asksWhatItIs = /\b(?:what|who)(?:['\u2019]s| is| are| was)(?: an?| the)? $/i;
const endsWithParty = new RegExp(`^(?:\\p{Ll}+ )?${party}\\W*$`, 'u');
const network = /\b(?:visa|mastercard)(?:['\u2019]s)? $/i;
/** What only the named one can tell, of itself or what it sells. */
const asksOfTheNamed =
  /\b(?:costs?|prices?|fees?|apr|rates?|phone|e-?mail|address|website|hotline|helpline|manual|install\w*|firmware|download|log ?in|best|most|largest|biggest|cheap\w*|owns?|founded|shares?)\b/i;
/** Then a place is what is asked about. */
const ofCountries =
  /\b(?:best|most|largest|biggest|codes?|numeric|alpha|iso|currency|currencies|countr(?:y|ies)|3166|4217)\b/i;
const place = new RegExp(`(?<![\\p{L}\\p{N}])(?:${placeNames.join('|')})(?![\\p{L}\\p{N}])`, 'gu');

/**
 * A question without what it names only by the way: the maker, brand or bank whose terminal, shop or card it is, and the places
 * of its story; each as far as no document speaks of it. The question is the same with any other name.
 */
export function withoutBystanders(question: string, engine: Engine): string {
  const { lexicon, store } = engine;
  const anonymous = withoutPlaces(
    withoutParties(withoutUnknownAlternatives(withoutExamples(question, engine), engine), engine),
    lexicon,
  );
  if (anonymous.search(namedParty) === -1 || asksOfTheNamed.test(question)) return anonymous;
  return anonymous.replace(namedParty, (named: string, name: string, at: number) => {
    const nameAt = at + ownPart(name, lexicon, store.hasImports ? 1 : passagesOfKnownName);
    const [before, after] = [anonymous.slice(0, nameAt), anonymous.slice(at + named.length)];
    const isAskedAbout = asksWhatItIs.test(before) && endsWithParty.test(after);
    return isAskedAbout || network.test(before) ? named : anonymous.slice(at, nameAt);
  });
}

const example = new RegExp(
  `,? (?:such as|like|e\\.g\\.,?|for (?:example|instance),?) (${capitalised}(?: ${capitalised})*(?:(?:,| and| or) ${capitalised})*)`,
  'gu',
);

/** A staged wallet such as PayPal: what is asked about stands before its example. */
function withoutExamples(question: string, { lexicon, store }: Engine): string {
  const known = store.hasImports ? 1 : passagesOfKnownName;
  return question.replace(example, (said, names: string) =>
    wordsOf(names).some((word) => lexicon.frequencyInProse(stemWord(word)) >= known) ? said : '',
  );
}

const alternative = /(?<![\p{L}\p{N}/])(\p{Lu}{2,}\d*(?: \d+)?) \/ (?=\p{L})/gu;

/** "CWX 40 / settlement report": of two names for one thing the one in capitals that nobody knows. */
function withoutUnknownAlternatives(question: string, { lexicon }: Engine): string {
  if (!question.includes(' / ')) return question;
  return question.replace(alternative, (said, name: string) =>
    wordsOf(name).every((word) => /^\d+$/.test(word) || !lexicon.knows(word)) ? '' : said,
  );
}

function withoutPlaces(question: string, lexicon: Lexicon): string {
  if (question.search(place) === -1 || ofCountries.test(question)) return question;
  return question.replace(place, (name) =>
    wordsOf(name).every((word) => lexicon.frequencyInProse(stemWord(word)) === 0) ? '' : name,
  );
}

/** A name in fewer passages of built-in documents is only an example there; who imports a document may ask for any word of it. */
const passagesOfKnownName = 2;

const wordsOf = (name: string): string[] => name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Where a name begins that no document speaks of, after words that only have a capital; its end when there is none. */
function ownPart(name: string, lexicon: Lexicon, passagesOfKnown: number): number {
  for (const { 0: word, index } of name.matchAll(/\S+/g)) {
    const isKnown = wordsOf(word).some((part) => lexicon.frequencyInProse(stemWord(part)) >= passagesOfKnown);
    if (word.length > 1 && !isKnown && !stopWords.has(word.toLowerCase())) return index;
  }
  return name.length + 1;
}
