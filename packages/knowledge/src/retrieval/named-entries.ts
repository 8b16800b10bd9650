import { rawTokens } from '../analysis/raw-tokens.ts';
import { stemWord } from '../analysis/stem-word.ts';
import type { Engine } from './engine.ts';
import type { Ranked } from './rank-passages.ts';
import type { UnderstoodQuestion } from './understand-question.ts';

const mostEntries = 5;
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
  understood: UnderstoodQuestion,
  chosen: readonly Ranked[],
  most: number,
): Ranked[] {
  const entries = entriesNamed(engine, question, understood);
  if (entries.length === 0) return [...chosen];
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

function entriesNamed(
  { lexicon, index }: Engine,
  question: string,
  { aspects }: UnderstoodQuestion,
): number[] {
  const tokens = rawTokens(question);
  // ISO 8583, DE 39: what a number belongs to is no abbreviation by itself.
  const written = tokens.filter(
    ({ text, isUpper }, at) =>
      isUpper && /^[a-z]{2,6}$/.test(text) && !/^\d/.test(tokens[at + 1]?.text ?? ''),
  );
  const stems = [...new Set(written.map(({ text }) => stemWord(text)))].filter((stem) =>
    lexicon.isTerm(stem),
  );
  if (stems.length < fewestAbbreviations) return [];
  const words = aspects.filter(({ kind, isEssential }) => kind === 'word' && isEssential).length;
  if (stems.length < words * leastShare && !asksForMeaning.test(question)) return [];
  const best = stems.flatMap((stem) =>
    [...lexicon.rowsOf(stem)]
      .sort((one, other) => index.impact(other, stem) - index.impact(one, stem))
      .slice(0, 1),
  );
  return [...new Set(best)].slice(0, mostEntries);
}
