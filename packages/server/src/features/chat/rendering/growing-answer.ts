import { type RenderedBlock, renderBlocks } from './answer-markdown.ts';
import { showablePart } from './showable-part.ts';

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

  /** Renders what came since, as far as it can be told what it is, and says which blocks changed. */
  render(): ChangedBlock[] {
    const open = renderBlocks(showablePart(this.#markdown.slice(this.#openFrom)), { sources: this.#sources });
    const changed = this.#replace(open, this.#settled);
    const last = open.at(-1);
    if (last) {
      this.#settled += open.length - 1;
      this.#openFrom += last.start;
    }
    return changed;
  }

  /**
   * Renders the whole once more: a line that was cut in its middle can have looked like the start of a block.
   *
   * @param options.brokenOff whether it ends where no writer ended it: what can be shown of it then stays all of it
   */
  finish({ brokenOff = false }: { readonly brokenOff?: boolean } = {}): ChangedBlock[] {
    const markdown = brokenOff ? showablePart(this.#markdown) : this.#markdown;
    return this.#replace(renderBlocks(markdown, { sources: this.#sources }), 0);
  }

  #replace(blocks: readonly RenderedBlock[], from: number): ChangedBlock[] {
    const changed: ChangedBlock[] = [];
    for (const [offset, { html }] of blocks.entries()) {
      const index = from + offset;
      if (this.#html[index] === html) continue;
      this.#html[index] = html;
      changed.push({ index, html });
    }
    const end = from + blocks.length;
    for (let index = end; index < this.#html.length; index++) changed.push({ index, html: '' });
    this.#html.length = end;
    return changed;
  }
}

/** Renders a whole answer at once. */
export const renderAnswer = (markdown: string, sources: number): string =>
  renderBlocks(markdown, { sources })
    .map(({ html }) => html)
    .join('\n');
