import { matchesOf } from '../../analysis/matches-of.ts';
import { rawTokens } from '../../analysis/raw-tokens.ts';
import { stemWord } from '../../analysis/stem-word.ts';
import { stopWords } from '../../analysis/stop-words.ts';
import type { Lexicon } from '../../memory-index/lexicon.ts';
import type { Engine } from '../engine.ts';
import { isOfTheField, isTerm } from '../understanding/field-words.ts';
import type { Aspect } from '../understanding/understand-question.ts';
import { askingSentences } from './asking-sentences.ts';

/** Words that a number after them makes the name of one thing among several. */
const numbered = new Set(
  'condition format iso iec subelement subfield cvn kernel template algorithm pds sli requirement'
    .split(' ')
    .map(stemWord),
);

/** The highest number that there is of what is numbered from 1, where documents need not name each. */
const highest: ReadonlyMap<string, number> = new Map([
  [stemWord('track'), 3],
  [stemWord('dss'), 4],
  [stemWord('secure'), 2],
]);

/** Words that a letter after them makes the name of one thing among several: SAQ D. */
const lettered = new Set(['saq'].map(stemWord));

/** Whether a question names one of several numbered things that is none of those known: dispute condition 15.3, ISO 8584. */
export function namesUnknownNumber(sought: readonly Aspect[], { index, lexicon }: Engine): boolean {
  return sought.some(({ alternatives: [stem = ''], next }) => {
    if (next !== undefined && countsRequirements(next, sought)) return false;
    const most = highest.get(stem);
    if (
      next !== undefined &&
      most !== undefined &&
      !isRequirement(stem, next, lexicon) &&
      !ofThreeParts.test(next) &&
      Number.parseFloat(next) >= most + 1
    )
      return true;
    const isOne =
      next !== undefined &&
      (/^\d/.test(next) ? numbered.has(stem) : /^[a-z]$/.test(next) && lettered.has(stem));
    if (!isOne) return next !== undefined && roman.test(next) && isOtherOfSeries(stem, next, index);
    if (ofThreeParts.test(next) && lexicon.frequency(next) > 0) return false;
    return !index.hasPhrase([stem, next]);
  });
}

/** People leave the word out: PCI DSS 9.5. */
const isRequirement = (standard: string, number: string, lexicon: Lexicon): boolean =>
  standard === 'dss' && /^(?:[1-9]|1[0-2])\.[1-9]\d?$/.test(number) && lexicon.knows(number);

/** PCI DSS 12 requirements: so many there are. */
function countsRequirements(number: string, sought: readonly Aspect[]): boolean {
  const place = sought.findIndex(({ surface }) => surface === number);
  return place >= 0 && /^requirements$/.test(sought[place + 1]?.surface ?? '');
}

/** 6.4.3 names a requirement by itself. */
const ofThreeParts = /^\d+\.\d+\.\d+$/;
const roman = /^(?:i{1,3}|i?vi{0,3}|i?xi{0,3})$/;

const series = ['ii', 'iii'];

/** Whether things of this name are told apart by Roman numerals, and this is none of them: BASE IX. */
function isOtherOfSeries(stem: string, numeral: string, index: Engine['index']): boolean {
  return series.some((known) => index.hasPhrase([stem, known])) && !index.hasPhrase([stem, numeral]);
}

/** TR-31, CVN18, AES256, and TR-97Q with a letter behind: letters that numbers make one of several names. */
const nameWithNumber = /^([a-z]{2,8})(\d{1,4})[a-z]?$/;
/** Of two words only these make a name together; bit 55 and track 3 are something else. */
const standards = /^(?:tr|iso|ansi|cvn|aes|sha|rsa)$/;
const mostNumbersTried = 60;
const mostWordsAboutThing = 8;

/**
 * Whether a question names one of several things that are told apart by a number, and none has that number (TR-77), or a short
 * one is about a name of letters and digits that nobody knows (MT103).
 */
export function namesUnknownThing(aspects: readonly Aspect[], { index, lexicon }: Engine): boolean {
  const words = aspects.filter(({ kind, isEssential }) => kind !== 'joined' && isEssential).length;
  return aspects.some(({ kind, surface, standing }) => {
    const [, letters, digits = ''] = (standing === 'unknown' && nameWithNumber.exec(surface)) || [];
    if (letters === undefined || isWrittenApart(letters, digits, index)) return false;
    if (kind === 'number' || kind === 'code') return false;
    if (kind === 'word') return words <= mostWordsAboutThing;
    if (!standards.test(letters)) return false;
    for (let number = 1; number <= mostNumbersTried; number += 1)
      if (lexicon.frequency(`${letters}${number}`) > 0) return true;
    return false;
  });
}

/** CAT1 and SPA2 are CAT level 1 and SPA 2. */
const isWrittenApart = (letters: string, digits: string, index: Engine['index']): boolean =>
  index.hasPhrase([stemWord(letters), digits]) || index.hasPhrase([stemWord(letters), 'level', digits]);

/** A question with more words than this tells a story in which a name may be said by the way. */
const mostWordsAboutName = 7;

/**
 * Whether a short question is about something with a name that the knowledge has never seen, or only by the way: its first
 * name is one.
 */
export function isAboutUnknownName(sought: readonly Aspect[], { lexicon }: Engine): boolean {
  const words = sought.filter(({ kind }) => kind === 'word');
  if (words.length > mostWordsAboutName) return false;
  const name = words.find(({ isName }) => isName);
  return (name !== undefined && isUnknownName(name, lexicon)) || isLongerByUnknown(words, lexicon);
}

/** Whether a known name is only the beginning of one that nobody knows: Visa Hyperclear. */
function isLongerByUnknown(words: readonly Aspect[], lexicon: Lexicon): boolean {
  return words.some(
    ({ isName, next }) =>
      isName &&
      words.some(
        (other) =>
          other.surface === next &&
          other.isName &&
          other.standing === 'unknown' &&
          isUnknownName(other, lexicon),
      ),
  );
}

const quoted = /["'\u2018\u201c]((?:\p{Lu}[\p{L}\d-]+ ){1,4}\p{Lu}[\p{L}\d-]+)["'\u2019\u201d]/gu;

/** Whether a question quotes a name of several words, written as a name, that stands nowhere in the knowledge. */
export function quotesUnknownName(question: string, { index, lexicon }: Engine): boolean {
  return matchesOf(question, quoted).some(([, name = '']) => {
    const stems = rawTokens(name).flatMap(({ text }) => (stopWords.has(text) ? [] : [stemWord(text)]));
    return (
      stems.length > 1 && (stems.some((stem) => lexicon.frequency(stem) === 0) || !index.hasPhrase(stems))
    );
  });
}

/** In quotation marks as a name: behind an article, a number, a comma or what gives a name. */
const quotedPhrase =
  /(?<=^|[,:(] |\b(?:the|an?|called|named|known as|\w*\d\w*|\w\w\.XX) )["'\u2018\u201c](\p{L}[\p{L}-]+(?: [\p{L}\d][\p{L}\d-]+){1,3})["'\u2019\u201d](?! (?:shop|store|site|merchant|customer|button|app)s?\b)/giu;

/** Whether a question asks about several words in quotation marks that stand nowhere together: the 'silent tribunal'. */
export function quotesUnknownPhrase(question: string, { index }: Engine): boolean {
  return askingSentences(question).some((sentence) =>
    matchesOf(sentence, quotedPhrase).some(([, phrase = '']) => {
      const stems = rawTokens(phrase).flatMap(({ text }) => (stopWords.has(text) ? [] : [stemWord(text)]));
      return stems.length > 1 && !index.hasPhrase(stems);
    }),
  );
}

const quotedThing =
  /\b(?:bits?|fields?|tags?|subfields?|subelements?|flags?|indicators?|records?|formats?|commands?|modes?) (?:called |named |with the name )?["\u201c\u2018']([a-z][a-z -]{3,40})["\u201d\u2019']/gi;

/** Whether a question asks for a bit, field or the like by a quoted name whose words no passage found has together. */
export function quotesUnknownThing(
  question: string,
  found: readonly { readonly outline: { readonly number: number } }[],
  { index }: Engine,
): boolean {
  return matchesOf(question, quotedThing).some(([, name = '']) => {
    const stems = rawTokens(name).flatMap(({ text }) => (stopWords.has(text) ? [] : [stemWord(text)]));
    return (
      stems.length > 1 &&
      !found.some(({ outline }) => stems.every((stem) => index.holds(outline.number, stem)))
    );
  });
}

const fewestUnknownNames = 2;

/** Whether a question of one sentence asks with several names that nobody knows. */
export function namesSeveralUnknown(sought: readonly Aspect[], { lexicon }: Engine): boolean {
  const unknown = sought.filter(
    (each) => each.isName && each.standing === 'unknown' && isUnknownName(each, lexicon),
  );
  return new Set(unknown.map(({ surface }) => surface)).size >= fewestUnknownNames;
}

/** A name in fewer passages than this is one that documents mention by the way. */
const passagesOfKnownName = 14;
/** A short name that documents have at all is an abbreviation of theirs. */
const longestAcronym = 4;
const dayOrMonth =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|june|july|august|september|october|november|december)$/;

/** What an operator writes of is known however seldom: it is the name of something of theirs. */
function isUnknownName(name: Aspect, lexicon: Lexicon): boolean {
  return (
    !dayOrMonth.test(name.surface) &&
    (name.standing === 'unknown' || name.surface.length > longestAcronym) &&
    !isTerm(name, lexicon) &&
    !isOfTheField(name, lexicon) &&
    name.alternatives.every(
      (stem) => lexicon.frequencyInProse(stem) < passagesOfKnownName && !lexicon.isImported(stem),
    )
  );
}

const asks =
  /\b(?:give|need|want|list|show|what|which|how|who|when|where|why|does|do|did|is|are|has|explain|tell)\b/i;

/**
 * Whether a question asks how a party that the knowledge does not know does something of its own: "Which HSM does Northbank
 * use?". A story that mentions a shop or a town asks about something else.
 */
export function isAboutUnknownParty(
  question: string,
  sought: readonly Aspect[],
  { lexicon }: Engine,
): boolean {
  const names = sought.filter((each) => each.isName && isUnknownName(each, lexicon));
  if (names.length === 0) return false;
  const sentences = askingSentences(question)
    .flatMap((each) => each.split(/(?<=[.?!])\s+/))
    .filter((sentence) => asks.test(sentence));
  return names.some(({ surface }) => {
    const owner = new RegExp(
      `\\b(?:do|does|did|has|have|is|are|at|inside|by|of|with) (?:the )?${surface}\\b|\\b${surface}(?:['\u2019]s)\\b`,
      'i',
    );
    return sentences.some((sentence) => owner.test(sentence));
  });
}
