import { everydayWords } from '../analysis/everyday-words.ts';
import { stemWord } from '../analysis/stem-word.ts';
import { growingIntegers } from './growing-numbers.ts';
import { type Correction, NearWords } from './near-words.ts';

/** What the index knows of words: how common they are, and which one a misspelt word was meant to be. */
export class Lexicon {
  readonly #stems = new Map<string, number>();
  readonly #texts: string[] = [''];
  readonly #passages = growingIntegers();
  readonly #articles = growingIntegers();
  readonly #titles = growingIntegers();
  readonly #names = growingIntegers();
  readonly #imported = growingIntegers();
  readonly #words = new Map<string, number>();
  readonly #surfaces: string[] = [''];
  readonly #stemOfWord = growingIntegers();
  readonly #uses = growingIntegers();
  readonly #near = new NearWords();
  readonly #rows = new Map<number, number[]>();
  #corrections = new Map<string, readonly Correction[]>();
  /** How many passages there are. */
  passages = 0;
  /** Another number whenever something was added or taken out. */
  revision = 0;

  constructor() {
    this.#pushStem();
    for (const list of [this.#stemOfWord, this.#uses]) list.push(0);
  }

  /** The highest number of a stem; the first has 1. */
  get stems(): number {
    return this.#texts.length - 1;
  }

  /** The number of a stem, which it gets when it is new. */
  addStem(stem: string): number {
    const known = this.#stems.get(stem);
    if (known !== undefined) return known;
    const number = this.#texts.push(stem) - 1;
    this.#stems.set(stem, number);
    this.#pushStem();
    return number;
  }

  #pushStem(): void {
    for (const list of [this.#passages, this.#articles, this.#titles, this.#names, this.#imported])
      list.push(0);
  }

  /** The number of a word as written, which it gets when it is new. */
  addWord(surface: string, stem: number): number {
    const known = this.#words.get(surface);
    if (known !== undefined) return known;
    const number = this.#surfaces.push(surface) - 1;
    this.#words.set(surface, number);
    this.#stemOfWord.push(stem);
    this.#uses.push(0);
    this.#near.add(surface, number);
    return number;
  }

  /** Counts a passage (by 1) or takes it back (by -1): its stems, those of its title, and each use of a word. */
  countPassage(
    passage: {
      stems: readonly number[];
      titled: readonly number[];
      words: readonly number[];
      isRow: boolean;
      isImported: boolean;
    },
    by: 1 | -1,
  ): void {
    this.passages += by;
    this.revision += 1;
    for (const stem of passage.stems) {
      this.#passages.change(stem, by);
      if (!passage.isRow) this.#articles.change(stem, by);
      if (passage.isImported) this.#imported.change(stem, by);
    }
    for (const stem of passage.titled) this.#titles.change(stem, by);
    for (const word of passage.words) this.#uses.change(word, by);
    if (this.#corrections.size > 0) this.#corrections = new Map();
  }

  /** Notes the whole name of a thing of the field (by 1) or takes it back: one that is one word makes it a term. */
  countName(stems: readonly number[], by: 1 | -1): void {
    this.revision += 1;
    for (const stem of stems) this.#titles.change(stem, by);
    const [only] = stems;
    if (only !== undefined && stems.length === 1) this.#names.change(only, by);
  }

  /** The number of a stem in the index; 0 when it has none. */
  number(stem: string): number {
    return this.#stems.get(stem) ?? 0;
  }

  /** Notes that the code with the number of this stem leads straight to a passage. */
  addRow(code: number, passage: number): void {
    const known = this.#rows.get(code);
    if (known) known.push(passage);
    else this.#rows.set(code, [passage]);
  }

  forgetRow(code: number, passage: number): void {
    const rest = this.#rows.get(code)?.filter((each) => each !== passage) ?? [];
    if (rest.length > 0) this.#rows.set(code, rest);
    else this.#rows.delete(code);
  }

  /** The numbers of the passages that an exact code leads to. */
  rowsOf(code: string): readonly number[] {
    return this.#rows.get(this.number(code)) ?? [];
  }

  /** In how many passages of articles and the glossary a stem stands, the rows of reference tables left out. */
  frequencyInProse(stem: string): number {
    return this.#articles.at(this.number(stem));
  }

  /** In how many passages a stem or code stands. */
  frequency(stem: string): number {
    return this.#passages.at(this.number(stem));
  }

  /** In how many passages the stem with this number stands. */
  frequencyOf(number: number): number {
    return this.#passages.at(number);
  }

  /** Whether a stem stands in a document that was imported. */
  isImported(stem: string): boolean {
    return this.#imported.at(this.number(stem)) > 0;
  }

  /** Whether a stem stands in a title or alias of an article or in a term of the glossary. */
  isOfTheField(stem: string): boolean {
    return this.isOfTheFieldAt(this.number(stem));
  }

  /** The same of the stem with this number. */
  isOfTheFieldAt(number: number): boolean {
    return this.#titles.at(number) > 0;
  }

  /** Whether a stem is by itself an alias of an article or a term of the glossary. */
  isTerm(stem: string): boolean {
    return this.#names.at(this.number(stem)) > 0;
  }

  /** How much finding a stem tells: its inverse passage frequency; most for one that is unknown. */
  weight(stem: string): number {
    return this.weightOf(this.number(stem));
  }

  /** The same of the stem with this number. */
  weightOf(number: number): number {
    return Math.log(1 + this.passages / (this.frequencyOf(number) + 0.5));
  }

  has(word: string): boolean {
    return this.#uses.at(this.#words.get(word) ?? 0) > 0;
  }

  /** The stem of a word of the index, written exactly so. */
  stemOf(word: string): string | undefined {
    const number = this.#words.get(word) ?? 0;
    return this.#uses.at(number) > 0 ? this.#texts[this.#stemOfWord.at(number)] : undefined;
  }

  /** Whether a word is in the index, in any form. */
  knows(word: string): boolean {
    return this.has(word) || this.frequency(stemWord(word)) > 0;
  }

  /** Whether a word of the index differs from a word by one letter more, less or another, or by two that changed places. */
  hasNear(word: string): boolean {
    return this.#near.hasNear(word, (number) => ({
      uses: this.#uses.at(number),
      word: this.#surfaces[number] ?? '',
    }));
  }

  /** The words that a misspelt one most likely means, best first; none for a word of everyday English. */
  corrections(word: string): readonly Correction[] {
    if (!NearWords.mayBeMisspelt(word) || everydayWords.has(word)) return [];
    const known = this.#corrections.get(word);
    if (known) return known;
    const found = this.#near.find(word, (number) => ({
      uses: this.#uses.at(number),
      stem: this.#texts[this.#stemOfWord.at(number)] ?? '',
      word: this.#surfaces[number] ?? '',
    }));
    if (this.#corrections.size > 2_000) this.#corrections.clear();
    this.#corrections.set(word, found);
    return found;
  }
}
