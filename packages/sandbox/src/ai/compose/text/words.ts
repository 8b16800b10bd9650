import { plainText } from './inline-markdown.ts';
import { stem } from './stem.ts';
import { canonical, joinPhrases } from './synonyms.ts';

const stopWords = new Set(
  `a about above after again all also am an and any are as at be been before being below between both but by can could
  did do does doing done down during each either else ever every few for from further get gets give given go goes had has
  have having he her here him his how i if in into is it its itself just know let like many may me mean meaning means might
  more most much must my need no nor not now of off on once one only or other our out over own per please same say says she
  should show so some such take tell than thank thanks that the their them then there these they thing things this those
  through to too under until up us very via walk want was way we were what whats when where which while who whom whose why will
  with within without would yes yet you your hi hello hey genie explain describe define definition list name compare
  difference differences different differ versus vs example examples sample samples step steps brief briefly detail details
  question understand help purpose happen happens happened happening stand stands standing called exactly actually really
  kind kinds sort sorts type types called respect regarding concerning simple simply terms word words`
    .split(/\s+/)
    .filter(Boolean),
);

const token = /[\p{L}\p{N}]+(?:[.+'’][\p{L}\p{N}]+)*/gu;

/** While an answer is composed its sentences are compared again and again. */
const keptTerms = new Map<string, readonly string[]>();
const mostKeptTexts = 5_000;

/** The terms of a text by which sentences are compared: stemmed, without stop words, codes as they are. */
export function termsOf(text: string): readonly string[] {
  const kept = keptTerms.get(text);
  if (kept) return kept;
  if (keptTerms.size >= mostKeptTexts) keptTerms.clear();
  const terms = readTerms(text);
  keptTerms.set(text, terms);
  return terms;
}

function readTerms(text: string): string[] {
  const words = joinPhrases(plainText(text)).match(token) ?? [];
  return words.flatMap((word) => {
    const term = termOf(word);
    return term === null ? [] : [term];
  });
}

export function termSet(text: string): Set<string> {
  return new Set(termsOf(text));
}

/** Answers are about few words: what was once worked out for a word is kept. */
const knownTerms = new Map<string, string | null>();
const mostKnownTerms = 20_000;

function termOf(word: string): string | null {
  const known = knownTerms.get(word);
  if (known !== undefined) return known;
  if (knownTerms.size >= mostKnownTerms) knownTerms.clear();
  const term = readTerm(word);
  knownTerms.set(word, term);
  return term;
}

function readTerm(word: string): string | null {
  const bare = word.replace(/['’](s|t|re|ve|ll|d|m)$/i, '');
  if (/\d/.test(bare)) return bare.toLowerCase();
  const lower = bare.toLowerCase();
  if (stopWords.has(lower) && !isAcronym(bare)) return null;
  if (isAcronym(bare)) return canonical(lower.replace(/(?<=..)s$/, bare.endsWith('s') ? '' : 's'));
  return canonical(stem(lower));
}

/** Two or more capitals, perhaps with a plural s: PIN, KSNs. */
export function isAcronym(word: string): boolean {
  return /^\p{Lu}{2,}s?$/u.test(word);
}

const everydayVerbs = new Set(
  termsOf(
    'handle come came last night day since send tell say receive arrive appear see try start end change happen part want ask cause work get need use do make keep call know find put take go come look perform involve allow contain hold carry include consist identify recognise',
  ),
);

const generic = new Set(
  termsOf(`card payment transaction message bank network system process data code type field value number work use
  customer client standard format information request response service product industry domain money time day
  world global mode case order first new good best main common usual general important`),
);

/** Says whether a term is one of the field's everyday words, which tell nothing apart. */
export function isGeneric(term: string): boolean {
  return generic.has(term);
}

/** The terms of a text that tell it apart. */
export function tellingTerms(text: string): Set<string> {
  return new Set(termsOf(text).filter((term) => !isGeneric(term)));
}

/** How much a question's term says about its topic: codes and names most, the field's everyday words least. */
export function topicWeight(term: string, question: string): number {
  if (/\d/.test(term)) return 2;
  if (generic.has(term)) return 0.3;
  if (everydayVerbs.has(term)) return 0.4;
  const written = (question.match(token) ?? []).filter((word, index) => index > 0 && termOf(word) === term);
  return written.some((word) => /^\p{Lu}/u.test(word)) ? 1.6 : 1;
}
