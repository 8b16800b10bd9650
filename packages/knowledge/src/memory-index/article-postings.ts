import { growingFloats, growingIntegers } from './growing-numbers.ts';
import type { Lexicon } from './lexicon.ts';
import type { PassageTable } from './passage-table.ts';
import type { Postings } from './postings.ts';
import type { Stretch } from './raise-best.ts';

const mostKept = 8_192;

/**
 * Which articles hold a stem, and how much the section that tells most of it tells: worked out from the postings of passages when it
 * is first asked for, and kept until the index changes.
 */
export class ArticlePostings {
  readonly #postings: Postings;
  readonly #table: PassageTable;
  readonly #lexicon: Lexicon;
  /** Where the list of a stem begins: with its length, the articles behind it. */
  readonly #starts = new Map<number, number>();
  readonly #articles = growingIntegers();
  readonly #impacts = growingFloats();
  #best = new Float32Array(0);
  #revision = 0;

  constructor(postings: Postings, table: PassageTable, lexicon: Lexicon) {
    this.#postings = postings;
    this.#table = table;
    this.#lexicon = lexicon;
  }

  /** The articles that hold the stem with a number; valid until another stem is asked for. */
  of(stem: number): Stretch {
    const start = this.#startOf(stem);
    const from = start + 1;
    const to = from + this.#articles.at(start);
    return { places: this.#articles.values, impacts: this.#impacts.values, from, to };
  }

  #startOf(stem: number): number {
    if (this.#revision !== this.#lexicon.revision || this.#starts.size >= mostKept) this.#forget();
    const known = this.#starts.get(stem);
    if (known !== undefined) return known;
    const start = this.#articles.push(0);
    this.#impacts.push(0);
    this.#starts.set(stem, start);
    this.#add(stem);
    this.#articles.values[start] = this.#articles.length - start - 1;
    return start;
  }

  #add(stem: number): void {
    const { articles, articleEnd } = this.#table;
    if (this.#best.length < articleEnd) this.#best = new Float32Array(Math.ceil(articleEnd * 1.2));
    const best = this.#best;
    const start = this.#articles.length;
    this.#postings.each(stem, (passage, impact) => {
      const article = articles[passage] ?? 0;
      if (article === 0 || impact <= (best[article] ?? 0)) return;
      if (best[article] === 0) this.#articles.push(article);
      best[article] = impact;
    });
    for (let at = start; at < this.#articles.length; at += 1) {
      const article = this.#articles.at(at);
      this.#impacts.push(best[article] ?? 0);
      best[article] = 0;
    }
  }

  #forget(): void {
    this.#revision = this.#lexicon.revision;
    this.#starts.clear();
    this.#articles.length = 0;
    this.#impacts.length = 0;
  }
}
