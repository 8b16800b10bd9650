import { glossaryId } from '../../content/parse-glossary.ts';
import { stemsOf } from '../../index-file/document-writer.ts';
import { BestNumbers } from '../../memory-index/best-numbers.ts';
import { cosineAt } from '../../word-vectors/text-vector.ts';
import { vectorLength } from '../../word-vectors/word-vectors-file.ts';
import type { PassageStore } from './passage-store.ts';

/** An entry of the glossary, and how near it is to what was meant: 1 for the same, 0 for something else. */
type NearEntry = { readonly number: number; readonly similarity: number };

/** What the entries of the glossary mean. */
export class GlossaryEntries {
  readonly #store: PassageStore;
  readonly #meanings: Int8Array;
  readonly #stems = new Map<number, readonly string[]>();

  /** @param meanings the vectors of the entries in their order, one after the other */
  constructor(store: PassageStore, meanings: Int8Array) {
    this.#store = store;
    this.#meanings = meanings;
  }

  /** The entries that mean what is nearest to a meaning, best first. */
  nearest(meaning: Int8Array, most: number): NearEntry[] {
    const near = new BestNumbers(most);
    for (let place = 0; place < this.#meanings.length / vectorLength; place += 1)
      near.offer(place, cosineAt(meaning, this.#meanings, place));
    return near.found().flatMap(([place, similarity]) => {
      const number = this.#store.numberAt(glossaryId, place);
      return number === undefined ? [] : [{ number, similarity }];
    });
  }

  /** The stems of what an entry says, each once. Each is read once: there are few entries. */
  stemsOf(number: number): readonly string[] {
    const known = this.#stems.get(number);
    if (known) return known;
    const stems = [...new Set(stemsOf(this.#store.passage(number).excerpt))];
    this.#stems.set(number, stems);
    return stems;
  }
}
