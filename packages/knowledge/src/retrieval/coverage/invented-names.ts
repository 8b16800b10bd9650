import { matchesOf } from '../../analysis/matches-of.ts';
import { foldCharacters, rawTokens } from '../../analysis/raw-tokens.ts';
import { stemWord } from '../../analysis/stem-word.ts';
import { commonWords, stopWords } from '../../analysis/stop-words.ts';
import type { Engine } from '../engine.ts';
import { askingSentences } from './asking-sentences.ts';
import { networks } from './network-names.ts';

const thing =
  '(?:Advice|Notification|Message|Request|Response|Indicator|Record|Service|[Pp]rogramme|[Pp]rogram|Voucher|Report|File|Mode|Lane|Plan|Procedure|Rating|Score|Table|Protocol|Certificate|Algorithm|Results?|[Ff]ees?|[Ss]urcharge|Surcredit|Levy|[Mm]andate|Framework|Rule|Index|[Tt]ier)';
const capital = "\\p{Lu}[\\p{L}'\u2019-]+";
/** One of several of the name: Tier 3. */
const rank = '(?:(?:[Tt]ier|Level|Phase) \\d{1,2})';
const named = new RegExp(
  `(?<![.?!] |^)\\b((?:(?:${rank}|${capital}) ){2,5}(?:${thing}|${rank})|(?:${rank} )(?:${capital} )+${thing})\\b`,
  'gu',
);
const endsInThing = new RegExp(` (?:${thing}|${rank})\\b`);
/** With so many pairs of words that nobody knows one that is known makes no name. */
const surelyUnknown = 3;
const ofRank = /^(?:\d+|tier|level|phase)$/;
const mostOfCapitals = 0.5;

/**
 * Whether a question gives a message, service, fee or the like a name of several words of which the knowledge has never seen any two
 * together: Settlement Hold Advice, Clearing Velocity Tier 3 surcharge.
 */
export function givesUnknownName(question: string, { index }: Engine): boolean {
  const names = endsInThing.test(question) ? matchesOf(question, named) : [];
  if (names.length === 0) return false;
  if (isInCapitals(question)) return false;
  return names.some(([, name = '']) => {
    const stems = rawTokens(name).flatMap(({ text }) =>
      stopWords.has(text) || networks.test(text) || ofRank.test(text) ? [] : [stemWord(text)],
    );
    const pairs = stems.slice(1).map((stem, place) => [stems[place] ?? '', stem]);
    const unknown = pairs.filter((pair) => !index.hasPhrase(pair)).length;
    return stems.length > 2 && (unknown === pairs.length || unknown >= surelyUnknown);
  });
}

const tierByName = /(?<=[\p{L}\d,'’] )(\p{Lu}\p{L}{3,}) [Tt]iers?\b/gu;

/** Whether a question names a tier by a word that no tier of the documents has: the VAMP Bronze tier. */
export function namesUnknownTier(question: string, { index }: Engine): boolean {
  return matchesOf(question, tierByName).some(
    ([, name = '']) =>
      !stopWords.has(name.toLowerCase()) && !index.hasPhrase([stemWord(name.toLowerCase()), 'tier']),
  );
}

const ofNetwork = new RegExp(
  `\\b(?:Visa|VisaNet|Mastercard|PCI|EMVCo|UnionPay|American Express)(?:['\u2019]s)? (${capital})(?: ${capital}){0,2} (?:${thing}|programme|program|plan|service|card|switch|file|fee|mandate|product|cycle|settlement|netting|network|format|Standard)\\b`,
  'gu',
);

/** The edition of a product, by a name after that of the product. */
const ofProduct = /\b(?:M\/Chip|payShield|BASE24(?:-eps)?|PayPass|payWave) (\p{Lu}\p{Ll}{3,})\b/gu;

/**
 * Whether a question names a programme, product or the like of a network, or an edition of a product, by a word that nobody knows: Visa
 * Hyperclear service, M/Chip Zephyr.
 */
export function namesUnknownProduct(question: string, { lexicon }: Engine): boolean {
  return [ofNetwork, ofProduct]
    .flatMap((pattern) => matchesOf(question, pattern))
    .some(([, name = '']) => {
      const word = name.replace(/['\u2019]s$/, '').toLowerCase();
      return word.length > 3 && !lexicon.knows(word);
    });
}

const capitalAndSmall = "\\p{Lu}\\p{Ll}[\\p{L}'\u2019-]*\\p{L}";
/** Two words or more in capitals that do not begin a sentence. */
const wholeName = new RegExp(
  `(?<=[\\p{Ll}\\d,;:)] |[\\p{Ll}\\d,;:)] \\p{Lu}{2,4} |["'\u201c\u2018(])(${capitalAndSmall}(?: ${capitalAndSmall}){1,4})(?![\\p{L}\\d])`,
  'gu',
);
const firstWord = /^\W*\p{L}+/u;
/** Banks, firms and places are named by the way, as people are. */
const ofBystander =
  /^(?:al|el|bank|bur|port|lake|mount|saint|san|new|abu|umm|ras|trading) |\b(?:bank|airlines?|airways|hotels?|group|city|island|street|road|airport|university|watch|analytics|mall|souk|market|tower|branch|trading|stores?|llc|international)$/i;

/** What a network or body gives a name is no town or shop of a story. */
const ownedName = new RegExp(
  `\\b(?:Visa|VisaNet|Mastercard|EMVCo|Ethoca|UnionPay|PCI|FATF|OFAC|EPC)(?:['\u2019]s)? (${capitalAndSmall}(?: ${capitalAndSmall}){1,3})(?![\\p{L}\\d])`,
  'gu',
);

/**
 * Whether a question gives something a name of which documents have no two words together, though they know one at least: Visa
 * Passkey Relay, Merchant Sentiment Indicator.
 */
export function namesUnknownTogether(question: string, engine: Engine): boolean {
  const text = engine.reader.spell(question).text;
  const names = [
    ...askingSentences(text).flatMap((sentence) => namesIn(sentence, wholeName)),
    ...namesIn(text, ownedName),
  ];
  return names.some((name) => !ofBystander.test(name) && isUnknownTogether(name, engine));
}

function namesIn(text: string, pattern: RegExp): string[] {
  return matchesOf(text, pattern).flatMap(([, name = '']) =>
    isInCapitals(text.replace(name, ' ').replace(firstWord, '')) ? [] : [name],
  );
}

function isUnknownTogether(name: string, { index, lexicon }: Engine): boolean {
  const words = rawTokens(name)
    .map(({ text }) => text)
    .filter((text) => !networks.test(text) && !stopWords.has(text));
  const [first, ...others] = words
    .slice(1)
    .map((word, place) => [stemWord(words[place] ?? ''), stemWord(word)]);
  return (
    words.some((word) => lexicon.knows(word)) &&
    first !== undefined &&
    !index.hasPhrase(first) &&
    (others.every((pair) => !index.hasPhrase(pair)) || isThingOfUnknown(words, index))
  );
}

const onlyThing = new RegExp(`^${thing}$`, 'i');

/** Of a report or fee the last words may be known together: no retry fee is a Quiet Retry Fee. */
const isThingOfUnknown = (words: readonly string[], index: Engine['index']): boolean =>
  onlyThing.test(words.at(-1) ?? '') && words.length > 2 && !index.hasPhrase(words.slice(-3).map(stemWord));

/** Whoever writes all words with capitals gives no names by them. */
function isInCapitals(text: string): boolean {
  const words = text.match(/\p{L}{2,}/gu) ?? [];
  return words.filter((word) => /^\p{Lu}/u.test(word)).length > words.length * mostOfCapitals;
}

const letters = /\p{L}{2,}/gu;
/** What may stand between a name and what it names: Peregrine sleeve, zephyr-b method, Gantry 5 key. */
const between = /^['"\u2019]?(?:-[\p{L}\p{N}]{1,2})?[ -](?:\p{N}{1,2} )?$/u;
/** Whoever speaks of a shop or town of their own names it by the way. */
const ownName = /\b(?:my|our|your|his|her|their|mr|mrs|ms) $/i;
const ofOwn = /\b(?:our|my|your|their|internal)\b/i;
const fewestInitials = 3;
const shortest = { capitals: 3, name: 4, word: 5 };
/** With more of them a question is in another language, or hardly spelt. */
const mostUnseen = 3;

/**
 * Whether a question gives a thing a name that stands nowhere, neither in documents nor in any question that was learnt from: a
 * Hargreave drawer, the thornbury checksum. It is a word right before one that is known, or right after the name of a network;
 * what is a letter away from a word of the documents is only misspelt.
 */
export function namesByUnseenWord(question: string, engine: Engine): boolean {
  return askingSentences(question).some((sentence) => namesByUnseenWordIn(sentence, engine));
}

function namesByUnseenWordIn(question: string, engine: Engine): boolean {
  const text = foldCharacters(engine.reader.spell(question).text);
  const unseen = (text.match(letters) ?? []).filter((word) => !isSeen(word, engine));
  if (unseen.length === 0 || unseen.length > mostUnseen) return false;
  const words = matchesOf(text, letters);
  return words.some(({ 0: word, index }, place) => {
    if (!unseen.includes(word)) return false;
    if (word.length < leastLetters(word) || ownName.test(text.slice(0, index))) return false;
    const [before, after] = [words[place - 1], words[place + 1]];
    const isAfterNetwork = before !== undefined && networks.test(before[0].toLowerCase());
    const isName = /^\p{Lu}/u.test(word);
    if (!isName && (adverb.test(word) || isMisspelt(word, engine))) return false;
    if (isName && isAfterNetwork && index === before.index + before[0].length + 1) return true;
    return (
      after !== undefined &&
      between.test(text.slice(index + word.length, after.index)) &&
      isSeen(after[0], engine) &&
      !isPlain(after[0].toLowerCase())
    );
  });
}

function leastLetters(word: string): number {
  if (/^\p{Lu}+$/u.test(word)) return shortest.capitals;
  return /^\p{Lu}/u.test(word) ? shortest.name : shortest.word;
}

/** How something is done: "gingerly tries". */
const adverb = /^\p{Ll}+ly$/u;

const isPlain = (word: string): boolean => stopWords.has(word) || commonWords.has(stemWord(word));

function isSeen(written: string, { lexicon, beyond }: Engine): boolean {
  const word = written.toLowerCase();
  return stopWords.has(word) || lexicon.knows(word) || beyond.knowsWord(word);
}

const mostLetters = 24;

/** Whether a word, or its stem, is a slip away from a word of the documents; none is as long as what is not looked at. */
function isMisspelt(word: string, { lexicon }: Engine): boolean {
  return word.length <= mostLetters && (lexicon.hasNear(word) || lexicon.hasNear(stemWord(word)));
}

const expanded =
  /(?<![\p{L}\d-])(\p{Lu}{3,8})(?:,? (?:\(|[-\u2013\u2014] |['"\u2018\u201c])|, (?:the |an? )?)((?:\p{Lu}[\p{L}-]+[ -]){1,6}\p{Lu}[\p{L}-]+)/gu;

const abbreviatedInSmall = /((?:\p{Ll}[\p{L}-]+ ){1,5}\p{Ll}[\p{L}-]+) \((\p{Lu}{3,6})\)/gu;

const abbreviated =
  /((?:\p{Lu}[\p{L}-]+[ -]){1,6}\p{Lu}[\p{L}-]+)(?: \((?:\p{Lu}{2,6} )?(\p{Lu}{3,8})\)|, (\p{Lu}{3,8})(?![\p{L}\d-]))/gu;

/** What stands in front of an abbreviation or of what it is short for. */
const beforeExpansion =
  /(?<=\p{Lu}{3}),? ['"(\u2013\u2014\u2018\u201c-]|(?<=\p{Lu}{3}), |, (?=\p{Lu}{3})| \(/u;

/**
 * Whether a question tells what an abbreviation is short for that documents do not have: BORP (Batch Offset Record Packet), or
 * the other way round, where they do not have all of its words either.
 */
export function expandsUnknown(question: string, engine: Engine): boolean {
  if (!beforeExpansion.test(question)) return false;
  const isUnknown = (short: string) =>
    !engine.lexicon.knows(short.toLowerCase()) && !stopWords.has(short.toLowerCase());
  return (
    matchesOf(question, expanded).some(
      ([, short = '', long = '']) => short[0] === long[0] && isUnknown(short),
    ) ||
    matchesOf(question, abbreviatedInSmall).some(
      ([, long = '', short = '']) => !ofOwn.test(long) && isUnknown(short) && endsInWordsOf(long, short),
    ) ||
    matchesOf(question, abbreviated).some(
      ([, long = '', inBrackets, behind = '']) =>
        isShortFor(long, inBrackets ?? behind) &&
        isUnknown(inBrackets ?? behind) &&
        !isWritten(long, (inBrackets ?? behind).length, engine),
    )
  );
}

/** The name of a network may be left out in front of what is written in full. */
const isShortFor = (long: string, short: string): boolean =>
  initials(long).endsWith(short) || (initials(long).length > 2 && short.slice(1) === initials(long));

/** Whether the last words begin with letters of the abbreviation, from its first to its last: loyalty points key (LPEK). */
function endsInWordsOf(long: string, short: string): boolean {
  const words = initials(long).toUpperCase().slice(-short.length);
  const own = words.slice(words.indexOf(short[0] ?? ''));
  if (!words.includes(short[0] ?? '') || own.length < fewestInitials || own.at(-1) !== short.at(-1))
    return false;
  let at = 0;
  for (const letter of short) if (letter === own[at]) at += 1;
  return at === own.length;
}

const initials = (long: string): string => (long.match(letters) ?? []).map((word) => word[0] ?? '').join('');

/** Whether documents have the words that an abbreviation is short for in a row. */
function isWritten(long: string, words: number, { index }: Engine): boolean {
  const stems = rawTokens(long).map(({ text }) => stemWord(text));
  return index.hasPhrase(stems.slice(-words));
}
