import type Database from 'better-sqlite3';
import type { Token } from '../analysis/analyse.ts';
import { type BinaryTable, type Column, documentColumns, passageColumns } from './index-schema.ts';

export type AnalysedColumns = Readonly<Record<Column, readonly Token[]>>;

/** Where one more occurrence counts half as much as the first few. */
const saturation = 1.2;
/** How strongly a long text is held against it. */
const lengthPenalty = 0.6;
const documentShare = 1;
const passageShare = 1.2;

type Posting = { readonly passage: number; readonly document: number; readonly own: number };

/** Collects how much each stem tells of each passage, and writes it as arrays that are searched in memory. */
export class Postings {
  readonly #numbers = new Map<string, number>();
  readonly #postings: Posting[][] = [];
  readonly #lengths: number[] = [];
  readonly #sequences: number[][] = [];

  #weighed: { title: readonly Token[]; weights: Map<number, number> } | undefined;

  /** Adds the next passage; they are numbered from 1. */
  add(columns: AnalysedColumns): void {
    const passage = this.#lengths.push(columns.body.length);
    // All sections of an article share one title, so that it is weighed once.
    if (this.#weighed?.title !== columns.title)
      this.#weighed = { title: columns.title, weights: this.#weigh(columns, documentColumns) };
    const document = this.#weighed.weights;
    const own = this.#weigh(columns, passageColumns);
    for (const stem of new Set([...document.keys(), ...own.keys()])) {
      this.#postings[stem]?.push({ passage, document: document.get(stem) ?? 0, own: own.get(stem) ?? 0 });
    }
    const sequence = [columns.title, columns.heading, columns.asked, columns.body].flatMap((tokens) => [
      ...tokens.filter(({ kind }) => kind !== 'joined').map(({ text }) => this.#number(text)),
      0,
    ]);
    this.#sequences.push(sequence);
  }

  /** The stems in order of their numbers, which begin at 1. */
  get stems(): string[] {
    return [...this.#numbers.keys()];
  }

  #weigh(columns: AnalysedColumns, weights: Partial<Record<Column, number>>): Map<number, number> {
    const sums = new Map<number, number>();
    for (const [column, weight] of Object.entries(weights) as [Column, number][]) {
      for (const { text } of columns[column]) {
        const stem = this.#number(text);
        sums.set(stem, (sums.get(stem) ?? 0) + weight);
      }
    }
    return sums;
  }

  #number(stem: string): number {
    const known = this.#numbers.get(stem);
    if (known !== undefined) return known;
    const number = this.#numbers.size + 1;
    this.#numbers.set(stem, number);
    this.#postings[number] = [];
    return number;
  }

  /** Stores the arrays: postings by stem, and the stems of each passage in order. */
  write(db: Database.Database): void {
    const count = this.#postings.reduce((sum, list) => sum + list.length, 0);
    const starts = new Uint32Array(this.#numbers.size + 2);
    const passages = new Uint32Array(count);
    const impacts = new Float32Array(count);
    const average =
      this.#lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, this.#lengths.length);
    let at = 0;
    for (let stem = 1; stem <= this.#numbers.size; stem += 1) {
      starts[stem] = at;
      for (const { passage, document, own } of this.#postings[stem] ?? []) {
        const length =
          1 - lengthPenalty + lengthPenalty * ((this.#lengths[passage - 1] ?? 0) / Math.max(1, average));
        passages[at] = passage;
        impacts[at] =
          documentShare * (document / (saturation + document)) +
          passageShare * (own / (saturation * length + own));
        at += 1;
      }
    }
    starts[this.#numbers.size + 1] = at;
    const sequenceStarts = new Uint32Array(this.#sequences.length + 2);
    for (const [index, sequence] of this.#sequences.entries())
      sequenceStarts[index + 2] = (sequenceStarts[index + 1] ?? 0) + sequence.length;
    const sequences = Uint32Array.from(this.#sequences.flat());
    const add = db.prepare('INSERT INTO binaries VALUES (?, ?)');
    const tables: Record<BinaryTable, Uint32Array | Float32Array> = {
      starts,
      passages,
      impacts,
      sequenceStarts,
      sequences,
    };
    for (const [name, data] of Object.entries(tables)) add.run(name, Buffer.from(data.buffer));
  }
}
