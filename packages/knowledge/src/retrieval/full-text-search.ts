import type Database from 'better-sqlite3';
import { columnWeights } from '../index-file/index-schema.ts';

/** Passage numbers with their scores: higher is better. */
export type Scores = Map<number, number>;

const mostHits = 60;

/** BM25 over the analysed columns of the index. */
export class FullTextSearch {
  readonly #search;

  constructor(db: Database.Database) {
    const weights = Object.values(columnWeights).join(', ');
    this.#search = db
      .prepare<[string], [number, number]>(
        `SELECT rowid, -bm25(passage_text, ${weights}) AS score FROM passage_text
         WHERE passage_text MATCH ? ORDER BY score DESC LIMIT ${mostHits}`,
      )
      .raw();
  }

  /** Passages with any of the phrases: stems, or stems in a row parted by spaces. None for no phrase. */
  find(phrases: Iterable<string>): Scores {
    const query = [...new Set(phrases)]
      .map(quoted)
      .filter((phrase) => phrase !== '""')
      .join(' OR ');
    return new Map(query === '' ? [] : this.#search.all(query));
  }
}

/** A phrase as FTS5 takes it literally, whatever it holds. */
function quoted(phrase: string): string {
  return `"${phrase.replaceAll('"', ' ').trim()}"`;
}
