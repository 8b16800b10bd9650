import { countWords } from '../text/inline-markdown.ts';
import type { Block, Code, List, Table } from '../text/markdown-blocks.ts';
import { writeTable } from '../text/markdown-table.ts';
import { cite } from './cite.ts';
import { WhatWasSaid } from './what-was-said.ts';

const wordsOfSentence = 7;

/** A block and the passage it is taken from. */
type Placed<Kind> = { block: Kind; n: number };

type Said = { sentences: string[]; n: number };

/** An answer while it is being written. It cites what it takes, says nothing twice and knows how long it is. */
export class AnswerDraft {
  #parts: string[] = [];
  #said = new WhatWasSaid();
  #taken = new Set<object>();
  #pendingHeading: string | null = null;

  get words(): number {
    return countWords(this.#parts.join('\n'));
  }

  /** The numbers of the passages cited so far. */
  get sources(): Set<number> {
    return new Set([...this.#parts.join('\n').matchAll(/\[(\d+)\]/g)].map(([, n]) => Number(n)));
  }

  get isEmpty(): boolean {
    return this.#parts.length === 0;
  }

  /** Says whether none of this has been said: neither the whole nor its first sentence. */
  isNew(sentences: string[]): boolean {
    return this.#said.isNew(sentences);
  }

  /** Says whether all of this only repeats what the answer opens with. */
  repeatsOpening(sentences: string[]): boolean {
    return sentences.every((sentence) => this.#said.repeatsOpening(sentence));
  }

  /** Says whether the answer has this text, word for word. */
  holds(text: string): boolean {
    return this.#parts.some((part) => part.includes(text));
  }

  /** Puts what an abbreviation stands for behind the first in running text that is no part of a name, unless it was said by then; false when it stands in none. */
  expand(short: string, full: string): boolean {
    const form = new RegExp(
      `(?<![\\w\`(/-]|\\b[A-Z][A-Z\\d]{1,11} )${short}(?![\\w\`/'’-]| ?[(=—:]| \\d| [A-Z]+\\d*\\b| \\p{Lu}\\p{Ll}+ [A-Z\\d])`,
      'u',
    );
    const at = this.#parts.findIndex((part) => isProse(part) && form.test(part));
    const part = this.#parts[at];
    if (part === undefined) return false;
    const before = this.#parts.slice(0, at + 1).join('\n');
    const isTold =
      before.toLowerCase().includes(full.toLowerCase()) || before.includes(`${short} (${full.charAt(0)}`);
    if (!isTold) this.#parts[at] = part.replace(form, `${short} (${full})`);
    return true;
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
    const runs: Said[] = [];
    for (const { sentences, n } of said) {
      const last = runs.at(-1);
      const follows = (sentence: string) =>
        last ? last.sentences.at(-1) === sentence : this.#isUnderHeadingOrBehind(sentence);
      const fresh = this.#said.takeFresh(sentences, follows);
      if (last?.n === n) last.sentences.push(...fresh);
      else if (fresh.length > 0) runs.push({ sentences: fresh, n });
    }
    if (runs.length === 0 || this.#isRemnant(said, runs)) return false;
    if (this.isEmpty) this.#said.open(runs.flatMap(({ sentences }) => sentences));
    this.#push(runs.map(({ sentences, n }) => cite(sentences.join(' '), n)).join(' '));
    return true;
  }

  bullets(said: Said[], ordered = false): boolean {
    const fresh = said.filter(({ sentences }) => this.#said.remember(sentences));
    if (fresh.length === 0) return this.#leave();
    const mark = (index: number) => (ordered ? `${index + 1}.` : '-');
    this.#push(
      fresh.map(({ sentences, n }, index) => `${mark(index)} ${cite(sentences.join(' '), n)}`).join('\n'),
    );
    return true;
  }

  /** Bullets that begin with what each is about. */
  labelled(said: (Said & { name: string })[]): boolean {
    const fresh = said.filter(
      ({ sentences }) => !this.repeatsOpening(sentences) && this.#said.remember(sentences),
    );
    if (fresh.length === 0) return this.#leave();
    this.#push(
      fresh
        .map(({ name, sentences, n }) => `- ${name && `**${name}:** `}${cite(sentences.join(' '), n)}`)
        .join('\n'),
    );
    return true;
  }

  /** A list as it stands in its passage, whole. */
  list({ block, n }: Placed<List>): boolean {
    if (this.#taken.has(contentOf(block))) return this.#leave();
    this.#taken.add(contentOf(block));
    if (block.leadIn !== null) this.#push(block.leadIn);
    for (const item of block.items) this.#said.remember([item]);
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
        if (!this.#taken.has(contentOf(block)) && this.#isMostlyNew(block.items))
          this.list({ block: this.#withoutOpening(block), n });
        return;
      case 'table':
        if (!this.#taken.has(contentOf(block))) this.table({ block, n });
        return;
      case 'code':
        if (!this.#taken.has(contentOf(block))) this.code({ block, n });
    }
  }

  /** A table of a passage: its header and the rows to show. */
  table({ block, n }: Placed<Table>, rows = block.rows): boolean {
    if (this.#taken.has(contentOf(block))) return this.#leave();
    this.#taken.add(contentOf(block));
    if (block.leadIn !== null) this.#push(block.leadIn);
    this.ownTable(block.header, rows, [n]);
    return true;
  }

  /** A table made here out of what passages say. Cells that need it carry their own citations. */
  ownTable(header: string[], rows: string[][], sources: number[]): void {
    const table = writeTable(header, rows);
    if (this.#parts.includes(table)) return;
    for (const cell of rows.flat()) if (countWords(cell) >= wordsOfSentence) this.#said.remember([cell]);
    this.#push(table);
    if (sources.length > 0) this.#push(`Source: ${sources.map((n) => `[${n}]`).join(' ')}`);
  }

  code({ block, n }: Placed<Code>): boolean {
    if (this.#taken.has(contentOf(block))) return this.#leave();
    this.#taken.add(contentOf(block));
    if (block.leadIn !== null) this.#push(block.leadIn);
    this.#push(`\`\`\`${block.language}\n${block.text}\n\`\`\``);
    this.#push(`Source: [${n}]`);
    return true;
  }

  /** Leaves out a block whose content was written in another form. */
  skip(block: List | Table | Code): void {
    this.#taken.add(contentOf(block));
  }

  toString(): string {
    return this.#parts.join('\n\n');
  }

  /** A bullet that opened the answer need not come again; a numbered step keeps its place. */
  #withoutOpening(block: List): List {
    const items = block.items.filter((item) => !this.#said.hasVerbatim(item));
    return block.ordered || items.length === block.items.length ? block : { ...block, items };
  }

  /** A few words left of sentences that repeat the opening say nothing by themselves. */
  #isRemnant(said: Said[], left: Said[]): boolean {
    const words = countWords(left.flatMap(({ sentences }) => sentences).join(' '));
    return (
      words < wordsOfSentence &&
      said.some(({ sentences }) => sentences.some((each) => this.#said.repeatsOpening(each)))
    );
  }

  /** Under a heading of its own it is clear what a sentence is about; elsewhere only the paragraph before tells. */
  #isUnderHeadingOrBehind(sentence: string): boolean {
    return this.#pendingHeading !== null || this.#parts.at(-1)?.includes(sentence) === true;
  }

  /** A list is never shown without some of its items; one that was said for the most part is not shown at all. */
  #isMostlyNew(items: string[]): boolean {
    return items.filter((item) => this.isNew([item])).length * 2 > items.length;
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
}

function isProse(part: string): boolean {
  return !/^(?:#|\||```)/.test(part);
}

/** What makes a block the same as one of which only some rows were shown. */
function contentOf(block: List | Table | Code): object {
  return block.kind === 'table' ? block.header : block.kind === 'list' ? block.items : block;
}
