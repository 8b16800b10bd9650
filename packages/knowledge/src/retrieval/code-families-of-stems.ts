import { prefixOf } from '../analysis/canonical-code.ts';
import type { Lexicon } from '../memory-index/lexicon.ts';

const unknown = 255;

/** Which stems are codes of one family, as RC 05 and RC 51 are, by the numbers of the index. */
export class CodeFamiliesOfStems {
  readonly #lexicon: Lexicon;
  readonly #families: string[] = [''];
  /** What was worked out since the index last changed. */
  #known = new Uint8Array(0);
  #revision = -1;

  constructor(lexicon: Lexicon) {
    this.#lexicon = lexicon;
  }

  /** Forgets what the index no longer says. To be called before a question is compared. */
  refresh(): void {
    if (this.#revision === this.#lexicon.revision) return;
    this.#revision = this.#lexicon.revision;
    this.#known = new Uint8Array(this.#lexicon.stems + 1).fill(unknown);
  }

  /** The number of the family that a stem is a code of; 0 for what is no code. */
  of(stem: number): number {
    const known = this.#known[stem] ?? 0;
    return known === unknown ? this.#worked(stem) : known;
  }

  #worked(stem: number): number {
    const code = this.#lexicon.codeAt(stem);
    const family = code === undefined ? 0 : this.#numberOf(prefixOf(code));
    this.#known[stem] = family;
    return family;
  }

  #numberOf(family: string): number {
    const known = this.#families.indexOf(family);
    return known > 0 ? known : this.#families.push(family) - 1;
  }
}
