import type { Lexicon } from './lexicon.ts';
import type { PassageTable } from './passage-table.ts';
import type { Postings } from './postings.ts';

/** The articles with a section that holds a stem, and how much the section that tells most of it tells. */
type ArticleList = { readonly numbers: Uint32Array; readonly impacts: Float64Array };

const mostKept = 8_192;

/** Which articles hold a stem: worked out from the postings of passages when it is first asked for, and kept until the index changes. */
export class ArticlePostings {
  readonly #postings: Postings;
  readonly #table: PassageTable;
  readonly #lexicon: Lexicon;
  readonly #lists = new Map<number, ArticleList>();
  #revision = 0;

  constructor(postings: Postings, table: PassageTable, lexicon: Lexicon) {
    this.#postings = postings;
    this.#table = table;
    this.#lexicon = lexicon;
  }

  /** The articles that hold the stem with a number. */
  of(stem: number): ArticleList {
    if (this.#revision !== this.#lexicon.revision || this.#lists.size >= mostKept) this.#lists.clear();
    this.#revision = this.#lexicon.revision;
    const known = this.#lists.get(stem);
    if (known) return known;
    const { articles } = this.#table;
    const best = new Map<number, number>();
    this.#postings.each(stem, (passage, impact) => {
      const article = articles[passage] ?? 0;
      if (article > 0 && impact > (best.get(article) ?? 0)) best.set(article, impact);
    });
    const list = { numbers: Uint32Array.from(best.keys()), impacts: Float64Array.from(best.values()) };
    this.#lists.set(stem, list);
    return list;
  }
}
