import { inARow } from './in-a-row.ts';
import { Signs } from './signs.ts';
import { product } from './text-vector.ts';
import type { WordVectors } from './word-vectors-file.ts';

/** Vectors whose signs differ in so many of their 64 bits have little in common: a cosine of about .3 at most. */
const fewestApart = 26;

/** The vectors of words by the numbers that stems have in an index, to tell how near words are. */
export class StemDirections {
  readonly #places = new Map<number, number>();
  /** In a row, and how long each is. */
  readonly #vectors: Int8Array;
  readonly #lengths: Float32Array;
  readonly #signs: Signs;

  /** @param numberOf the number of a stem */
  constructor(words: WordVectors, numberOf: (stem: string) => number) {
    const vectors = [...words.values()];
    this.#vectors = inARow(vectors);
    this.#lengths = Float32Array.from(vectors, (vector) => Math.hypot(...vector));
    this.#signs = Signs.of([this.#vectors]);
    for (const [place, stem] of [...words.keys()].entries()) this.#places.set(numberOf(stem), place);
  }

  /** How long the vector of a stem is, which is the longer, the more the stem tells; undefined for one that was not learnt. */
  lengthOf(stem: number): number | undefined {
    return this.#lengths[this.#places.get(stem) ?? -1];
  }

  /**
   * A function that tells how near a stem is to each of some others: the cosines of their vectors, where they are more than so little that it
   * says nothing.
   *
   * @returns it takes the stem, and what is told the place of each other that is near, and the cosine
   */
  nearnessTo(
    stems: readonly number[],
  ): (stem: number, tell: (other: number, cosine: number) => void) => void {
    const learnt = stems.flatMap((stem, other) => {
      const place = this.#places.get(stem);
      return place === undefined ? [] : [{ other, place }];
    });
    const signs = this.#signs.at(learnt.map(({ place }) => place));
    const differing = new Uint8Array(learnt.length);
    return (stem, tell) => {
      const own = this.#places.get(stem);
      if (own === undefined) return;
      signs.allDiffering(this.#signs, own, differing);
      for (let at = 0; at < learnt.length; at += 1) {
        if ((differing[at] as number) >= fewestApart) continue;
        const { other, place } = learnt[at] as (typeof learnt)[number];
        const cosine = own === place ? 1 : this.#cosine(own, place);
        if (cosine > 0) tell(other, cosine);
      }
    };
  }

  #cosine(one: number, other: number): number {
    const lengths = (this.#lengths[one] as number) * (this.#lengths[other] as number);
    return product(this.#vectors, one, this.#vectors, other) / lengths;
  }
}
