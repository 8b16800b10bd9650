import type Database from 'better-sqlite3';
import { stemWord } from '../analysis/stem-word.ts';
import { editDistance } from './edit-distance.ts';
import { everydayWords } from './everyday-words.ts';
import { isSlip } from './spelling.ts';

type Stem = {
  readonly number: number;
  readonly passages: number;
  readonly titles: number;
  readonly names: number;
  readonly articles: number;
};
/** A word of the index that a misspelt one may have meant. */
export type Correction = { readonly word: string; readonly stem: string };

type Word = { readonly word: string; readonly stem: string; readonly uses: number; readonly letters: number };

const shortestCorrected = 4;
const longestOneEdit = 7;

/** What the index knows of words: how common they are, and which one a misspelt word was meant to be. */
export class Lexicon {
  readonly passages: number;
  readonly #stems = new Map<string, Stem>();
  readonly #words = new Map<string, Word>();
  readonly #byLength = new Map<number, Word[]>();
  readonly #corrections = new Map<string, readonly Correction[]>();

  constructor(db: Database.Database) {
    this.passages = db.prepare<[], number>('SELECT count(*) FROM passages').pluck().get() ?? 0;
    const stems = db.prepare<[], Stem & { stem: string }>('SELECT * FROM stems');
    for (const { stem, ...counts } of stems.iterate()) this.#stems.set(stem, counts);
    const words = db.prepare<[], [string, string, number]>('SELECT word, stem, uses FROM words').raw();
    for (const [word, stem, uses] of words.all()) {
      const entry = { word, stem, uses, letters: lettersOf(word) };
      this.#words.set(word, entry);
      if (!/^[a-z]{4,}$/.test(word)) continue;
      const list = this.#byLength.get(word.length) ?? [];
      list.push(entry);
      this.#byLength.set(word.length, list);
    }
  }

  /** The number of a stem in the index; 0 when it has none. */
  number(stem: string): number {
    return this.#stems.get(stem)?.number ?? 0;
  }

  /** In how many passages of articles and the glossary a stem stands, the rows of reference tables left out. */
  frequencyInProse(stem: string): number {
    return this.#stems.get(stem)?.articles ?? 0;
  }

  /** In how many passages a stem or code stands. */
  frequency(stem: string): number {
    return this.#stems.get(stem)?.passages ?? 0;
  }

  /** Whether a stem stands in a title or alias of an article or in a term of the glossary. */
  isOfTheField(stem: string): boolean {
    return (this.#stems.get(stem)?.titles ?? 0) > 0;
  }

  /** Whether a stem is by itself an alias of an article or a term of the glossary. */
  isTerm(stem: string): boolean {
    return (this.#stems.get(stem)?.names ?? 0) > 0;
  }

  /** How much finding a stem tells: its inverse passage frequency; most for one that is unknown. */
  weight(stem: string): number {
    return Math.log(1 + this.passages / (this.frequency(stem) + 0.5));
  }

  has(word: string): boolean {
    return this.#words.has(word);
  }

  /** The stem of a word of the index, written exactly so. */
  stemOf(word: string): string | undefined {
    return this.#words.get(word)?.stem;
  }

  /** Whether a word is in the index, in any form. */
  knows(word: string): boolean {
    return this.#words.has(word) || this.frequency(stemWord(word)) > 0;
  }

  /** The words that a misspelt one most likely means, best first; none for a word of everyday English. */
  corrections(word: string): readonly Correction[] {
    if (word.length < shortestCorrected || !/^[a-z]+$/.test(word) || everydayWords.has(word)) return [];
    const known = this.#corrections.get(word);
    if (known) return known;
    const found = this.#correct(word);
    if (this.#corrections.size > 2_000) this.#corrections.clear();
    this.#corrections.set(word, found);
    return found;
  }

  #correct(word: string): Correction[] {
    const most = word.length <= longestOneEdit ? 1 : 2;
    const letters = lettersOf(word);
    const near: (Correction & { score: number })[] = [];
    for (let length = word.length - most; length <= word.length + most; length += 1) {
      for (const entry of this.#byLength.get(length) ?? []) {
        if (bitCount(entry.letters ^ letters) > most * 2 || !beginsAlike(word, entry.word)) continue;
        const distance = editDistance(word, entry.word, most);
        if (distance > most || !isSlip(word, entry.word)) continue;
        const sameStart = entry.word[0] === word[0] ? 0 : 0.6;
        if (sameStart > 0 && word.length === shortestCorrected) continue;
        near.push({
          word: entry.word,
          stem: entry.stem,
          score: distance + sameStart - Math.min(0.5, Math.log10(entry.uses) / 8),
        });
      }
    }
    near.sort((one, other) => one.score - other.score);
    const best = near[0]?.score ?? 0;
    const likely = near.filter(({ score }) => score < best + 0.5);
    return [...new Map(likely.map((each) => [each.stem, each])).values()].slice(0, 2);
  }
}

/** A slip is rarely in both of the first two letters, unless they are swapped. */
function beginsAlike(one: string, other: string): boolean {
  return one[0] === other[0] || one[1] === other[1] || (one[0] === other[1] && one[1] === other[0]);
}

function lettersOf(word: string): number {
  let letters = 0;
  for (const character of word) letters |= 1 << (character.charCodeAt(0) % 32);
  return letters;
}

function bitCount(bits: number): number {
  let rest = bits >>> 0;
  let count = 0;
  while (rest !== 0) {
    rest &= rest - 1;
    count += 1;
  }
  return count;
}
