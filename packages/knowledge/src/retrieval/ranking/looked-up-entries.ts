import { glossaryId } from '../../content/parse-glossary.ts';
import { stemsOf } from '../../index-file/document-writer.ts';
import type { Engine } from '../engine.ts';

const greeting = '(?:(?:so|and|ok|okay|hi|hello|hey|please)[\\s,]+)*';
const tell = '(?:define|explain|expand|describe|tell\\s+me(?:\\s+about)?)(?:\\s+to\\s+me)?';
/** How somebody asks what a term is. */
const ways = [
  `(?:(?:can|could|would|will)\\s+you\\s+(?:please\\s+)?)?${tell}(?:\\s+what)?\\s+`,
  '(?:do\\s+you\\s+know|i\\s+(?:want|need|would\\s+like)\\s+to\\s+know)\\s+what\\s+',
  'what\\s+(?:do(?:es)?\\s+(?:you|we|they|people|one|it)\\s+mean|is\\s+(?:meant|understood))\\s+by\\s+',
  "(?:what|who|wat)(?:['’]?s|\\s+(?:is|are|was|were|does|do)\\b)\\s+",
  '(?=(?:the\\s+)?(?:meaning|definition|difference|full\\s+(?:form|name)|abbreviation|expansion)\\b)',
];
const article = '(?:(?:the|an?)\\s+)?';
const asking = new RegExp(
  `^\\W*${greeting}(?:${ways.join('|')})?${article}(?:(?:meaning|definition|difference|(?:full\\s+)?form|full\\s+name|abbreviation|expansion)\\s+(?:of|between|for)\\s+)?${article}`,
  'i',
);
const asksInWords = new RegExp(`^\\W*${greeting}(?:${ways.join('|')})`, 'i');
/** The field of a term, which any of them has. */
const field =
  '\\s+in\\s+(?:the\\s+)?(?:card\\s+)?(?:payments?|cards?|banking|iso\\s*8583|emv|acquiring|issuing|clearing|settlement|chip\\s+cards?)(?:\\s+(?:industry|world|context|messages?|transactions?))?';
const askedAtEnd = new RegExp(
  `(?:\\s+(?:is|are|means?|meaning|definition|defined|explained|stands?\\s+for|full\\s+(?:form|name)|abbreviation|please|payments?)|${field})*[\\s?!.]*$`,
  'i',
);
const joint = /\s+(?:vs\.?|versus|and|or)\s+(?:(?:the|an?)\s+)?/i;
const mostWords = 8;
/** More words than this nobody puts behind a term that is only looked up. */
const mostAtEnd = 12;
const mostSides = 3;
const mostOfName = 2;

/**
 * The glossary's entries of the terms that a question does nothing but look up: "what is MCC", "VAMP meaning", "ZMK vs ZPK".
 * A term counts by any of its names, and by all the words of it.
 */
export function lookedUpEntries(engine: Engine, question: string): number[] {
  const name = nameLookedUp(question);
  if (name === undefined) return [];
  const whole = entriesOfName(engine, name);
  if (whole.length > 0) return whole;
  const sides = name.split(joint);
  return sides.length > 1 && sides.length <= mostSides
    ? [...new Set(sides.flatMap((side) => entriesOfName(engine, side).slice(0, 1)))]
    : [];
}

/** The entries of the one term that a question does nothing but look up. */
export function entriesOfTerm(engine: Engine, question: string): number[] {
  const name = nameLookedUp(question);
  return name === undefined ? [] : entriesOfName(engine, name);
}

/** The term that a question does nothing but look up, as it says it; undefined where it asks something else. */
export function nameLookedUp(question: string): string | undefined {
  const begun = question.replace(asking, '');
  if (wordsIn(begun) > mostWords + mostAtEnd) return undefined;
  const name = begun.replace(askedAtEnd, '');
  return name === '' || wordsIn(name) > mostWords ? undefined : name;
}

const wordsIn = (text: string): number => text.split(/\s+/).length;

/** Whether a text asks in so many words what something is. */
export const asksWhatIs = (text: string): boolean => asksInWords.test(text);

/** The entries that have this name; those called so before those that have it among their other names. */
function entriesOfName(engine: Engine, name: string): number[] {
  const { store, forms } = engine;
  const numbers = forms
    .termsNamed(stemsOf(name).join(' '))
    .flatMap((term) => store.numberAt(glossaryId, term) ?? []);
  const called = numbers.filter((number) => isCalled(engine, number, name));
  return (called.length > 0 ? called : numbers).slice(0, mostOfName);
}

function isCalled({ entries }: Engine, number: number, name: string): boolean {
  return entries.namesOf(number).includes(stemsOf(name).join(' '));
}

/** The names under which the glossary has an entry: the short one and that in full. */
export const namesOfEntry = ({ store }: Engine, number: number): string[] =>
  store.passage(number).section.split(' \u2014 ');
