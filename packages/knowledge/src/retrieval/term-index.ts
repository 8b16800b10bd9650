import type Database from 'better-sqlite3';
import type { BinaryTable } from '../index-file/index-schema.ts';
import type { Lexicon } from './lexicon.ts';

/** The score of each passage by its number: higher is better, 0 for those that were not found. */
export type Scores = Float64Array;

/** Which passage holds which stem and how much it tells of it, searched in memory. */
export class TermIndex {
  readonly #lexicon: Lexicon;
  readonly #starts: Uint32Array;
  readonly #passages: Uint32Array;
  readonly #impacts: Float32Array;
  readonly #sequenceStarts: Uint32Array;
  readonly #sequences: Uint32Array;

  constructor(db: Database.Database, lexicon: Lexicon) {
    this.#lexicon = lexicon;
    const read = db.prepare<[BinaryTable], Buffer>('SELECT data FROM binaries WHERE name = ?').pluck();
    // Copied, as an array of four-byte numbers has to begin at a multiple of four.
    const bytes = (name: BinaryTable) => new Uint8Array(read.get(name) ?? []).buffer;
    this.#starts = new Uint32Array(bytes('starts'));
    this.#passages = new Uint32Array(bytes('passages'));
    this.#impacts = new Float32Array(bytes('impacts'));
    this.#sequenceStarts = new Uint32Array(bytes('sequenceStarts'));
    this.#sequences = new Uint32Array(bytes('sequences'));
  }

  /** Scores for all passages, 0 each. */
  noScores(): Scores {
    return new Float64Array(this.#lexicon.passages + 1);
  }

  /** Adds to each passage with any of the stems the best of their impacts, times the weight. */
  add(scores: Scores, stems: readonly string[], weight: number): void {
    if (stems.length === 1) {
      this.#addOne(scores, stems[0] ?? '', weight);
      return;
    }
    const best = this.noScores();
    for (const stem of stems) {
      this.#each(stem, (passage, impact) => {
        const before = best[passage] ?? 0;
        if (impact <= before) return;
        scores[passage] = (scores[passage] ?? 0) + (impact - before) * weight;
        best[passage] = impact;
      });
    }
  }

  #addOne(scores: Scores, stem: string, weight: number): void {
    const number = this.#lexicon.number(stem);
    const end = this.#starts[number + 1] ?? 0;
    for (let at = this.#starts[number] ?? 0; number > 0 && at < end; at += 1) {
      const passage = this.#passages[at] ?? 0;
      scores[passage] = (scores[passage] ?? 0) + (this.#impacts[at] ?? 0) * weight;
    }
  }

  /** The passages with the stems in a row, each with the least of their impacts. */
  withPhrase(stems: readonly string[]): Map<number, number> {
    const found = new Map<number, number>();
    const numbers = stems.map((stem) => this.#lexicon.number(stem));
    const rarest = [...stems].sort(
      (one, other) => this.#lexicon.frequency(one) - this.#lexicon.frequency(other),
    );
    const others = rarest.slice(1);
    this.#each(rarest[0] ?? '', (passage, impact) => {
      let least = impact;
      for (const stem of others) {
        least = Math.min(least, this.impact(passage, stem));
        if (least === 0) return;
      }
      if (this.#hasRow(passage, numbers)) found.set(passage, least);
    });
    return found;
  }

  /** How much a passage tells of a stem; 0 when it does not hold it. */
  impact(passage: number, stem: string): number {
    const number = this.#lexicon.number(stem);
    let low = this.#starts[number] ?? 0;
    const end = this.#starts[number + 1] ?? 0;
    let high = end - 1;
    while (low <= high) {
      const middle = (low + high) >>> 1;
      const at = this.#passages[middle] ?? 0;
      if (at === passage) return this.#impacts[middle] ?? 0;
      if (at < passage) low = middle + 1;
      else high = middle - 1;
    }
    return 0;
  }

  holds(passage: number, stem: string): boolean {
    return this.impact(passage, stem) > 0;
  }

  /** Whether a passage has the stems in a row. */
  holdsPhrase(passage: number, stems: readonly string[]): boolean {
    return this.#hasRow(
      passage,
      stems.map((stem) => this.#lexicon.number(stem)),
    );
  }

  #hasRow(passage: number, numbers: readonly number[]): boolean {
    const first = numbers[0] ?? 0;
    if (first === 0) return false;
    const end = (this.#sequenceStarts[passage + 1] ?? 0) - numbers.length + 1;
    for (let at = this.#sequenceStarts[passage] ?? 0; at < end; at += 1) {
      if (this.#sequences[at] !== first) continue;
      let offset = 1;
      while (offset < numbers.length && this.#sequences[at + offset] === numbers[offset]) offset += 1;
      if (offset === numbers.length) return true;
    }
    return false;
  }

  #each(stem: string, visit: (passage: number, impact: number) => void): void {
    const number = this.#lexicon.number(stem);
    const end = this.#starts[number + 1] ?? 0;
    for (let at = this.#starts[number] ?? 0; number > 0 && at < end; at += 1)
      visit(this.#passages[at] ?? 0, this.#impacts[at] ?? 0);
  }
}
