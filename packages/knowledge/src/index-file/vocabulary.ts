import type Database from 'better-sqlite3';
import type { AnalysedColumns } from './build-index.ts';

/** Counts the words of an index while it is built. */
export class Vocabulary {
  readonly #words = new Map<string, { stem: string; uses: number }>();
  readonly #stems = new Map<string, { passages: number; titles: number }>();

  /** Counts the tokens of one passage. */
  add(columns: AnalysedColumns): void {
    const all = new Set<string>();
    const named = new Set<string>();
    for (const [column, tokens] of Object.entries(columns)) {
      for (const token of tokens) {
        all.add(token.text);
        if (column !== 'body' && column !== 'questions') named.add(token.text);
        if (token.kind === 'word') this.#useWord(token.surface, token.text);
      }
    }
    for (const stem of all) {
      const known = this.#stems.get(stem) ?? { passages: 0, titles: 0 };
      known.passages += 1;
      if (named.has(stem)) known.titles += 1;
      this.#stems.set(stem, known);
    }
  }

  #useWord(word: string, stem: string): void {
    const known = this.#words.get(word);
    if (known) known.uses += 1;
    else this.#words.set(word, { stem, uses: 1 });
  }

  /** Stores what was counted. */
  write(db: Database.Database): void {
    const addStem = db.prepare('INSERT INTO stems VALUES (?, ?, ?)');
    for (const [stem, { passages, titles }] of this.#stems) addStem.run(stem, passages, titles);
    const addWord = db.prepare('INSERT INTO words VALUES (?, ?, ?)');
    for (const [word, { stem, uses }] of this.#words) addWord.run(word, stem, uses);
  }
}
