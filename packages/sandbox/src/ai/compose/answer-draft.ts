import { countWords } from './inline-markdown.ts';
import type { Block, Code, List, Table } from './markdown-blocks.ts';
import { writeTable } from './markdown-table.ts';
import { termSet } from './words.ts';

const likeness = 0.72;
const wordBudget = 330;
const wordsOfSentence = 7;

/** A block and the passage it is taken from. */
type Placed<Kind> = { block: Kind; n: number };

type Said = { sentences: string[]; n: number };

/** An answer while it is being written. It cites what it takes, says nothing twice and knows how long it is. */
export class AnswerDraft {
  #parts: string[] = [];
  #said: Set<string>[] = [];
  #taken = new Set<object>();
  #pendingHeading: string | null = null;

  get words(): number {
    return countWords(this.#parts.join('\n'));
  }

  /** How many more words the answer should take. */
  get room(): number {
    return wordBudget - this.words;
  }

  get isEmpty(): boolean {
    return this.#parts.length === 0;
  }

  /** Says whether none of this has been said: neither the whole nor its first sentence. */
  isNew(sentences: string[]): boolean {
    return [sentences.join(' '), sentences[0] ?? ''].every((text) => {
      const terms = termSet(text);
      return terms.size > 0 && !this.#said.some((said) => alike(terms, said));
    });
  }

  /** The heading is written only when something follows it. */
  heading(text: string): void {
    this.#pendingHeading = text;
  }

  /** Takes an announced heading back when nothing followed it. */
  dropHeading(): void {
    this.#pendingHeading = null;
  }

  plain(text: string): void {
    this.#push(text);
  }

  /** Sentences of one or more passages as one paragraph, each with its citation. Returns false when all were said before. */
  paragraph(said: Said[]): boolean {
    const written = said.flatMap(({ sentences, n }) =>
      sentences.filter((sentence) => this.#remember([sentence])).map((sentence) => cite(sentence, n)),
    );
    if (written.length === 0) return false;
    this.#push(written.join(' '));
    return true;
  }

  bullets(said: Said[], ordered = false): boolean {
    const fresh = said.filter(({ sentences }) => this.#remember(sentences));
    if (fresh.length === 0) return this.#leave();
    const mark = (index: number) => (ordered ? `${index + 1}.` : '-');
    this.#push(
      fresh.map(({ sentences, n }, index) => `${mark(index)} ${cite(sentences.join(' '), n)}`).join('\n'),
    );
    return true;
  }

  /** A list as it stands in its passage, whole. */
  list({ block, n }: Placed<List>): boolean {
    if (this.#taken.has(block)) return this.#leave();
    this.#taken.add(block);
    if (block.leadIn !== null) this.#push(block.leadIn);
    for (const item of block.items) this.#remember([item]);
    const mark = (index: number) => (block.ordered ? `${index + 1}.` : '-');
    this.#push(block.items.map((item, index) => `${mark(index)} ${cite(item, n)}`).join('\n'));
    return true;
  }

  /** A block as it stands, without what was said or shown before. */
  block(block: Block, n: number): void {
    switch (block.kind) {
      case 'heading':
        return;
      case 'paragraph':
        this.paragraph([{ sentences: block.sentences, n }]);
        return;
      case 'list':
        this.#rest(block, n);
        return;
      case 'table':
        if (!this.#taken.has(block)) this.table({ block, n });
        return;
      case 'code':
        if (!this.#taken.has(block)) this.code({ block, n });
    }
  }

  /** A table of a passage: its header and the rows to show. */
  table({ block, n }: Placed<Table>, rows = block.rows): boolean {
    if (this.#taken.has(block)) return this.#leave();
    this.#taken.add(block);
    if (block.leadIn !== null) this.#push(block.leadIn);
    this.ownTable(block.header, rows, [n]);
    return true;
  }

  /** A table made here out of what passages say. Cells that need it carry their own citations. */
  ownTable(header: string[], rows: string[][], sources: number[]): void {
    for (const cell of rows.flat()) if (countWords(cell) >= wordsOfSentence) this.#remember([cell]);
    this.#push(writeTable(header, rows));
    if (sources.length > 0) this.#push(`Source: ${sources.map((n) => `[${n}]`).join(' ')}`);
  }

  code({ block, n }: Placed<Code>): boolean {
    if (this.#taken.has(block)) return this.#leave();
    this.#taken.add(block);
    if (block.leadIn !== null) this.#push(block.leadIn);
    this.#push(`\`\`\`${block.language}\n${block.text}\n\`\`\``);
    this.#push(`Source: [${n}]`);
    return true;
  }

  hasTaken(block: object): boolean {
    return this.#taken.has(block);
  }

  toString(): string {
    return this.#parts.join('\n\n');
  }

  /** The items of a list that were not said before. */
  #rest(block: List, n: number): void {
    if (this.#taken.has(block)) return;
    this.#taken.add(block);
    const items = block.items.filter((item) => this.#remember([item]));
    if (items.length === 0) return;
    if (block.leadIn !== null && items.length === block.items.length) this.#push(block.leadIn);
    const mark = (index: number) => (block.ordered ? `${index + 1}.` : '-');
    this.#push(items.map((item, index) => `${mark(index)} ${cite(item, n)}`).join('\n'));
  }

  /** Nothing was written, so the heading announced for it goes too. */
  #leave(): false {
    this.#pendingHeading = null;
    return false;
  }

  #push(text: string): void {
    if (this.#pendingHeading !== null) this.#parts.push(`### ${this.#pendingHeading}`);
    this.#pendingHeading = null;
    this.#parts.push(text);
  }

  #remember(sentences: string[]): boolean {
    if (!this.isNew(sentences)) return false;
    for (const text of [sentences.join(' '), ...sentences]) this.#said.push(termSet(text));
    return true;
  }
}

/** A citation follows the sentence; inside an item with a nested list it follows the item's own text. */
export function cite(text: string, n: number): string {
  const nested = text.indexOf('\n');
  return nested < 0 ? `${text} [${n}]` : `${text.slice(0, nested)} [${n}]${text.slice(nested)}`;
}

function alike(one: Set<string>, other: Set<string>): boolean {
  const common = [...one].filter((term) => other.has(term)).length;
  const all = one.size + other.size - common;
  return common / all >= likeness || (one.size >= 4 && common === one.size && other.size <= one.size * 2.5);
}
