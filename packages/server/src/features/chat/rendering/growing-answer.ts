import { type RenderedBlock, renderBlocks } from './answer-markdown.ts';

export type ChangedBlock = { readonly index: number; readonly html: string };

/** An answer that grows: blocks that later text can no longer change are rendered once and left alone. */
export class GrowingAnswer {
  readonly #sources: number;
  #markdown = '';
  /** Blocks before this index are settled, as is the Markdown before `#openFrom`. */
  #settled = 0;
  #openFrom = 0;
  readonly #html: string[] = [];

  constructor(sources: number) {
    this.#sources = sources;
  }

  get markdown(): string {
    return this.#markdown;
  }

  get html(): string {
    return this.#html.join('\n');
  }

  append(words: string): void {
    this.#markdown += words;
  }

  /** Renders what came since, and says which blocks changed. */
  render(): ChangedBlock[] {
    const open = renderBlocks(this.#markdown.slice(this.#openFrom), { sources: this.#sources });
    const changed = this.#replace(open, this.#settled);
    const last = open.at(-1);
    if (last) {
      this.#settled += open.length - 1;
      this.#openFrom += last.start;
    }
    return changed;
  }

  /** Renders the whole once more: a line that was cut in its middle can have looked like the start of a block. */
  finish(): ChangedBlock[] {
    const blocks = renderBlocks(this.#markdown, { sources: this.#sources });
    const changed = this.#replace(blocks, 0);
    for (let index = blocks.length; index < this.#html.length; index++) changed.push({ index, html: '' });
    this.#html.length = blocks.length;
    return changed;
  }

  #replace(blocks: readonly RenderedBlock[], from: number): ChangedBlock[] {
    const changed: ChangedBlock[] = [];
    for (const [offset, { html }] of blocks.entries()) {
      const index = from + offset;
      if (this.#html[index] === html) continue;
      this.#html[index] = html;
      changed.push({ index, html });
    }
    return changed;
  }
}

/** Renders a whole answer at once. */
export const renderAnswer = (markdown: string, sources: number): string =>
  renderBlocks(markdown, { sources })
    .map(({ html }) => html)
    .join('\n');
