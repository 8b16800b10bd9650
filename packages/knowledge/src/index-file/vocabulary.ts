import type Database from 'better-sqlite3';
import { analyse } from '../analysis/analyse.ts';
import type { IndexedPassage } from '../content/content.ts';
import type { AnalysedColumns } from './postings.ts';

type Counts = { passages: number; titles: number; names: number; articles: number };

/** Aliases of articles may be ordinary words ("return"); an abbreviation is surely a term. */
const abbreviation = /[A-Z0-9]{2}/;

/** Counts the words of an index while it is built. */
export class Vocabulary {
  readonly #words = new Map<string, { stem: string; uses: number }>();
  readonly #stems = new Map<string, Counts>();
  readonly #named = new Set<string>();

  /** Counts the tokens of one passage. */
  add(passage: IndexedPassage, columns: AnalysedColumns): void {
    const all = new Set<string>();
    const titled = new Set<string>();
    for (const [column, tokens] of Object.entries(columns)) {
      for (const token of tokens) {
        all.add(token.text);
        if (passage.kind === 'document' && (column === 'title' || column === 'aliases'))
          titled.add(token.text);
        if (token.kind === 'word') this.#useWord(token.surface, token.text);
      }
    }
    for (const stem of all) {
      const counts = this.#counts(stem);
      counts.passages += 1;
      if (passage.kind !== 'reference') counts.articles += 1;
    }
    for (const stem of titled) this.#counts(stem).titles += 1;
    if (passage.kind === 'document' && !this.#named.has(passage.documentId)) {
      this.#named.add(passage.documentId);
      this.addNames(passage.aliases.filter((alias) => abbreviation.test(alias)));
    }
  }

  /** Notes whole names of things of the field: of those that are one word, that word is a term. */
  addNames(names: readonly string[]): void {
    for (const name of names) {
      const tokens = analyse(name).filter((token) => token.kind !== 'joined');
      for (const { text } of tokens) this.#counts(text).titles += 1;
      if (tokens.length === 1 && tokens[0]) this.#counts(tokens[0].text).names += 1;
    }
  }

  #counts(stem: string): Counts {
    const known = this.#stems.get(stem) ?? { passages: 0, titles: 0, names: 0, articles: 0 };
    this.#stems.set(stem, known);
    return known;
  }

  #useWord(word: string, stem: string): void {
    const known = this.#words.get(word);
    if (known) known.uses += 1;
    else this.#words.set(word, { stem, uses: 1 });
  }

  /** Stores what was counted; `ordered` are the stems that have postings, in order of their numbers. */
  write(db: Database.Database, ordered: readonly string[]): void {
    const addStem = db.prepare('INSERT INTO stems VALUES (?, ?, ?, ?, ?, ?)');
    const rest = [...this.#stems.keys()].filter(
      (
        (known) => (stem) =>
          !known.has(stem)
      )(new Set(ordered)),
    );
    for (const [index, stem] of [...ordered, ...rest].entries()) {
      const { passages, titles, names, articles } = this.#counts(stem);
      addStem.run(index + 1, stem, passages, titles, names, articles);
    }
    const addWord = db.prepare('INSERT INTO words VALUES (?, ?, ?)');
    for (const [word, { stem, uses }] of this.#words) addWord.run(word, stem, uses);
  }
}
