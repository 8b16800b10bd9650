import { matchesOf } from '../../analysis/matches-of.ts';
import { rawTokens } from '../../analysis/raw-tokens.ts';
import { stemWord } from '../../analysis/stem-word.ts';
import { cosineAt, textVector } from '../../word-vectors/text-vector.ts';
import { wordsOf } from '../../word-vectors/text-words.ts';
import type { Engine } from '../engine.ts';
import type { UnderstoodQuestion } from '../understanding/understand-question.ts';
import { lookedUpEntries } from './looked-up-entries.ts';
import type { Ranked } from './rank-passages.ts';

const mostEntries = 10;
const fewestAbbreviations = 2;
/** Of what a question is about, at least this share has to be abbreviations; a story that mentions some asks for none. */
const leastShare = 0.4;
const place = 2;
const asksForMeaning = /\b(?:stands? for|means?|meaning|abbreviations?|acronyms?|spell(?:ed)? out)\b/i;

/**
 * Takes in the glossary's entry of each abbreviation, when a question asks for several of them: "SAQ, AOC and QSA?". The
 * entries come behind the first passages and push out the last.
 */
export function withNamedEntries(
  engine: Engine,
  question: string,
  entries: readonly number[],
  chosen: readonly Ranked[],
  most: number,
): Ranked[] {
  if (entries.length === 0)
    return withLookedUp(engine, question, withSingleEntries(engine, question, chosen, most), most);
  const added = entries.map(
    (number) =>
      chosen.find(({ outline }) => outline.number === number) ?? {
        outline: engine.store.outline(number),
        score: chosen.at(-1)?.score ?? 0,
        share: 0,
        isExact: false,
      },
  );
  const others = chosen.filter(({ outline }) => !entries.includes(outline.number));
  return [...others.slice(0, place), ...added, ...others.slice(place)].slice(0, most);
}

/** An abbreviation in more passages than this share of all needs no explanation. */
const commonShare = 0.05;
const mostWordsOfShort = 12;
const mostSingle = 2;
const mostMeanings = 2;

/**
 * The entries of the abbreviations of a short question, in capitals or not, and of those that any question wants spelled
 * out, come last: they tell what the letters stand for.
 */
function withSingleEntries(
  engine: Engine,
  question: string,
  chosen: readonly Ranked[],
  most: number,
): Ranked[] {
  const { lexicon } = engine;
  const wanted = wantedSpelledOut(question);
  const tokens = rawTokens(question);
  const isShort = tokens.length <= mostWordsOfShort;
  if (!isShort && wanted.size === 0) return [...chosen];
  const numbers = tokens.flatMap(({ text, gap }, at) => {
    // The EP of A-EP is no abbreviation by itself.
    if (gap === '-' && tokens[at - 1]?.text.length === 1) return [];
    const isWanted = wanted.has(text);
    if (!(isShort || isWanted) || !/^[a-z]{2,6}$/.test(text)) return [];
    const stem = stemWord(text);
    if (!lexicon.isTerm(stem)) return [];
    if (!isWanted && lexicon.frequency(stem) > lexicon.passages * commonShare) return [];
    return entriesOf(engine, text, question);
  });
  const added = [...new Set(numbers)]
    .filter((number) => !chosen.some(({ outline }) => outline.number === number))
    .slice(0, mostSingle)
    .map((number) => ranked(engine, number));
  return added.length === 0 ? [...chosen] : [...chosen.slice(0, most - 1 - added.length), ...added];
}

/** The entries of the terms that a question does nothing but look up come behind the first passages: they say what a term is. */
function withLookedUp(engine: Engine, question: string, chosen: readonly Ranked[], most: number): Ranked[] {
  const first = chosen.slice(0, place).map(({ outline }) => outline.number);
  const numbers = lookedUpEntries(engine, question).filter((number) => !first.includes(number));
  if (numbers.length === 0) return [...chosen];
  const added = numbers.map(
    (number) => chosen.find(({ outline }) => outline.number === number) ?? ranked(engine, number),
  );
  const others = chosen.filter(({ outline }) => !numbers.includes(outline.number));
  return [...others.slice(0, place), ...added, ...others.slice(place)].slice(0, most);
}

function ranked({ store }: Engine, number: number): Ranked {
  return { outline: store.outline(number), score: 0, share: 0, isExact: false };
}

const askedForLetters = [
  /\b([a-z]{2,6})\s+(?:stands?\s+for|full\s+form|spell(?:ed|t)\s+out)\b/gi,
  /\b(?:stands?|short|full\s+form|expansion|abbreviation|acronym)\s+(?:for|of)\s+(?:the\s+)?([a-z]{2,6})\b/gi,
];

/** What a question wants spelled out, in small letters: AAV of "what does AAV stand for" or "full form of AAV". */
function wantedSpelledOut(question: string): ReadonlySet<string> {
  const found = askedForLetters.flatMap((pattern) => matchesOf(question, pattern));
  return new Set(found.map(([, abbreviation = '']) => abbreviation.toLowerCase()));
}

/** Of entries of one abbreviation that stands for several things, the one that is nearest to what a question means. */
function nearestOf<Row extends { readonly row: number }>(
  { store, words }: Engine,
  question: string,
  rows: readonly Row[],
): Row | undefined {
  const meaning = rows.length > 1 ? textVector(wordsOf(question), words) : undefined;
  if (meaning === undefined) return rows[0];
  const near = rows.map(({ row }) => {
    const { section, excerpt } = store.passage(row);
    const told = textVector(wordsOf(`${section} ${excerpt}`), words);
    return told ? cosineAt(meaning, told, 0) : 0;
  });
  return rows[near.indexOf(Math.max(...near))];
}

/**
 * The entry that opens with an abbreviation, "ARQC — …", or else those that end with it, "Terminal ID — TID", or else the one
 * that has it among its other names, as that of BIN has IIN.
 */
function entriesOf(engine: Engine, abbreviation: string, question: string): number[] {
  const { store, lexicon, index, forms } = engine;
  const stem = stemWord(abbreviation);
  const rows = lexicon
    .rowsOf(stem)
    .toSorted((one, other) => index.impact(other, stem) - index.impact(one, stem))
    .map((row) => ({ row, name: store.passage(row).section.toLowerCase() }));
  const opens = ({ name }: { name: string }) => name.split(/[\s\u2014/-]/)[0] === abbreviation;
  const isWhole = ({ name }: { name: string }) => name.split(' \u2014 ')[0] === abbreviation;
  const ends = ({ name }: { name: string }) => name.endsWith(` \u2014 ${abbreviation}`);
  const first = nearestOf(engine, question, rows.filter(isWhole)) ?? rows.find(opens);
  if (first) return [first.row];
  const last = rows.filter(ends).slice(0, mostMeanings);
  if (last.length > 0) return last.map(({ row }) => row);
  const others = forms.find([stem]).flatMap(({ otherForms }) => otherForms);
  return others.flatMap((form) => entryOfForm(engine, form) ?? []).slice(0, 1);
}

/** The entry of a term by one of its forms. */
function entryOfForm({ entries, lexicon }: Engine, form: readonly string[]): number | undefined {
  const name = form.join(' ');
  return lexicon.rowsOf(form[0] ?? '').find((row) => entries.namesOf(row).includes(name));
}

/** The entries of the abbreviations that a question asks for, when these are several. */
export function entriesNamed(engine: Engine, question: string, { aspects }: UnderstoodQuestion): number[] {
  const { lexicon } = engine;
  const tokens = rawTokens(question);
  // ISO 8583, DE 39: what a number belongs to is no abbreviation by itself.
  const written = tokens.filter(
    ({ text, isUpper }, at) =>
      isUpper && /^[a-z]{2,6}$/.test(text) && !/^\d/.test(tokens[at + 1]?.text ?? ''),
  );
  const asked = [...new Set(written.map(({ text }) => text))].filter((text) =>
    lexicon.isTerm(stemWord(text)),
  );
  if (asked.length < fewestAbbreviations) return [];
  const words = aspects.filter(({ kind, isEssential }) => kind === 'word' && isEssential).length;
  if (asked.length < words * leastShare && !asksForMeaning.test(question)) return [];
  const best = asked.flatMap((text) => entriesOf(engine, text, question));
  return [...new Set(best)].slice(0, mostEntries);
}
