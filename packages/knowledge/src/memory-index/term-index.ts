import { ArticlePostings } from './article-postings.ts';
import { growingIntegers } from './growing-numbers.ts';
import { ImpactTable } from './impact-table.ts';
import type { Lexicon } from './lexicon.ts';
import type { PassageTable } from './passage-table.ts';
import type { Phrases } from './phrases.ts';
import { PostingCursor } from './posting-cursor.ts';
import { Postings } from './postings.ts';
import { forgetBest, raiseBest } from './raise-best.ts';

/** The score of each passage by its number: higher is better, 0 for those that were not found. */
export type Scores = Float64Array;

/** Which passage holds which stem, how much it tells of it, and which stems stand in a row: searched in memory. */
export class TermIndex {
  readonly postings = new Postings();
  readonly #lexicon: Lexicon;
  readonly #table: PassageTable;
  readonly #phrases: Phrases;
  readonly #articles: ArticlePostings;
  /** The stems of each passage in order, 0 between columns. */
  readonly #sequences = growingIntegers();
  readonly #sequenceStarts = growingIntegers();
  #scores: Scores = new Float64Array(0);
  #articleScores: Scores = new Float64Array(0);
  #best: Scores = new Float64Array(0);

  constructor(lexicon: Lexicon, table: PassageTable, phrases: Phrases) {
    this.#phrases = phrases;
    this.#lexicon = lexicon;
    this.#table = table;
    this.#articles = new ArticlePostings(this.postings, table, lexicon);
    this.#sequenceStarts.push(0);
    this.#sequenceStarts.push(0);
  }

  /** Adds the next passage: its stems with their impacts, and its stems in order. */
  addPassage(
    passage: number,
    stems: readonly number[],
    impacts: readonly number[],
    sequence: readonly number[],
  ): void {
    this.postings.add(passage, stems, impacts);
    for (const stem of sequence) this.#sequences.push(stem);
    this.#sequenceStarts.push(this.#sequences.length);
  }

  /** Makes what was added so far ready to be searched, in steps. */
  *seal(): Generator<void> {
    this.#sequences.trim();
    yield* this.postings.seal(this.#lexicon.stems);
  }

  /** Scores for all passages, 0 each. They are valid until the next call, which uses the same memory. */
  noScores(): Scores {
    if (this.#scores.length < this.#table.end) {
      this.#scores = new Float64Array(Math.ceil(this.#table.end * 1.2));
      this.#best = new Float64Array(this.#scores.length);
    }
    const scores = this.#scores.subarray(0, this.#table.end);
    return scores.fill(0);
  }

  /** The same for all articles, by their numbers. */
  noArticleScores(): Scores {
    const end = this.#table.articleEnd;
    if (this.#articleScores.length < end) this.#articleScores = new Float64Array(Math.ceil(end * 1.2));
    return this.#articleScores.subarray(0, end).fill(0);
  }

  /** Adds to each passage with any of the stems the best of their impacts, times the weight. */
  add(scores: Scores, stems: readonly string[], weight: number): void {
    const numbers = stems.map((stem) => this.#lexicon.number(stem)).filter((number) => number > 0);
    const [only] = numbers;
    if (only !== undefined && numbers.length === 1) {
      this.#addOne(scores, only, weight);
      return;
    }
    const best = this.#best;
    const stretches = numbers.flatMap((number) => this.postings.stretches(number));
    for (const stretch of stretches) raiseBest(stretch, best, scores, weight);
    for (const stretch of stretches) forgetBest(stretch, best);
  }

  /** Adds to each passage with the stems in a row the least of their impacts, times the weight. */
  addPhrase(scores: Scores, stems: readonly string[], weight: number): void {
    const known = this.#phrases.number(stems);
    if (known !== undefined) {
      this.#addOne(scores, known, weight);
      return;
    }
    this.#eachWithPhrase(stems, (passage, impact) => {
      scores[passage] = (scores[passage] ?? 0) + impact * weight;
    });
  }

  /**
   * Adds to each article with a section that has any of the stems the best of the impacts in it, times the weight.
   *
   * @param scores by the number of the article
   */
  addToArticles(scores: Scores, stems: readonly string[], weight: number): void {
    const best = this.#best;
    const numbers = this.numbersOf(stems);
    for (const stem of numbers) raiseBest(this.#articles.of(stem), best, scores, weight);
    for (const stem of numbers) forgetBest(this.#articles.of(stem), best);
  }

  /** Whether any passage has the stems in a row. */
  hasPhrase(stems: readonly string[]): boolean {
    let isThere = false;
    this.#eachWithPhrase(stems, () => {
      isThere = true;
      return true;
    });
    return isThere;
  }

  /** How much a passage tells of a stem; 0 when it does not hold it. */
  impact(passage: number, stem: string): number {
    return this.postings.impact(this.#lexicon.number(stem), passage);
  }

  /** The numbers of those of the stems that stand in any passage, by which many passages are asked for them faster. */
  numbersOf(stems: readonly string[]): number[] {
    return stems.map((stem) => this.#lexicon.number(stem)).filter((number) => number > 0);
  }

  /** Whether each of the stems stands in some passage. */
  knowsAll(stems: readonly string[]): boolean {
    return stems.every((stem) => this.#lexicon.number(stem) > 0);
  }

  /** What some passages, by their numbers, tell of stems: for looking up many stems in the same passages. */
  impactsIn(passages: readonly number[]): ImpactTable {
    return new ImpactTable(this.postings, passages);
  }

  holds(passage: number, stem: string): boolean {
    return this.impact(passage, stem) > 0;
  }

  /** Whether a passage has the stems in a row. */
  holdsPhrase(passage: number, stems: readonly string[]): boolean {
    const numbers = stems.map((stem) => this.#lexicon.number(stem));
    return !numbers.includes(0) && this.#hasRow(passage, numbers);
  }

  /** The numbers of a passage's stems in order, 0 between columns; valid until something is added. */
  sequenceOf(passage: number): Uint32Array {
    return this.#sequences.values.subarray(
      this.#sequenceStarts.at(passage),
      this.#sequenceStarts.at(passage + 1),
    );
  }

  #addOne(scores: Scores, stem: number, weight: number): void {
    const { starts, passages, impacts, tail } = this.postings;
    const end = this.postings.end(stem);
    for (let at = starts[stem] ?? end; at < end; at += 1) {
      const passage = passages[at] as number;
      scores[passage] = (scores[passage] as number) + (impacts[at] as number) * weight;
    }
    const later = tail.get(stem);
    if (!later) return;
    for (const [place, passage] of later.passages.entries())
      scores[passage] = (scores[passage] ?? 0) + (later.impacts[place] ?? 0) * weight;
  }

  /** Visits passages until `visit` returns true. */
  #eachWithPhrase(stems: readonly string[], visit: (passage: number, impact: number) => unknown): void {
    const numbers = stems.map((stem) => this.#lexicon.number(stem));
    if (numbers.length === 0 || numbers.includes(0)) return;
    const place = numbers.reduce(
      (best, number, index) =>
        this.#lexicon.frequencyOf(number) < this.#lexicon.frequencyOf(numbers[best] ?? 0) ? index : best,
      0,
    );
    const others = numbers
      .filter((_, index) => index !== place)
      .map((number) => new PostingCursor(this.postings, number));
    this.postings.each(numbers[place] ?? 0, (passage, impact) => {
      let least = impact;
      for (const cursor of others) {
        least = Math.min(least, cursor.impactIn(passage));
        if (least === 0) return false;
      }
      return (
        !this.#table.isRemoved(passage) && this.#hasRow(passage, numbers) && visit(passage, least) === true
      );
    });
  }

  #hasRow(passage: number, numbers: readonly number[]): boolean {
    const first = numbers[0] ?? 0;
    const sequence = this.sequenceOf(passage);
    for (let at = sequence.indexOf(first); at >= 0; at = sequence.indexOf(first, at + 1)) {
      let offset = 1;
      while (offset < numbers.length && sequence[at + offset] === numbers[offset]) offset += 1;
      if (offset === numbers.length) return true;
    }
    return false;
  }
}
