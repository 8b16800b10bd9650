import { glossaryId } from '../../content/parse-glossary.ts';
import { stemsOf } from '../../index-file/document-writer.ts';
import { BestNumbers } from '../../memory-index/best-numbers.ts';
import { Signs } from '../../word-vectors/signs.ts';
import { cosineAt } from '../../word-vectors/text-vector.ts';
import type { PassageStore } from './passage-store.ts';

/** An entry of the glossary, and how near it is to what was meant: 1 for the same, 0 for something else. */
type NearEntry = { readonly number: number; readonly similarity: number };

/** For each entry that is wanted so many are compared by their vectors: those whose signs agree most. */
const comparedForEach = 4;

/** What the entries of the glossary mean. */
export class GlossaryEntries {
  readonly #store: PassageStore;
  readonly #meanings: Int8Array;
  readonly #signs: Signs;
  readonly #stems = new Map<number, readonly string[]>();
  readonly #names = new Map<number, readonly string[]>();

  /** @param meanings the vectors of the entries in their order, one after the other */
  constructor(store: PassageStore, meanings: Int8Array) {
    this.#store = store;
    this.#meanings = meanings;
    this.#signs = Signs.of([meanings]);
  }

  /** The entries that mean what is nearest to a meaning, best first; now and then one is missed whose signs agree less than its vector. */
  nearest(meaning: Int8Array, most: number): NearEntry[] {
    const near = new BestNumbers(most);
    for (const place of this.#signs.closestTo(Signs.of([meaning]), most * comparedForEach))
      near.offer(place, cosineAt(meaning, this.#meanings, place));
    return near.found().flatMap(([place, similarity]) => {
      const number = this.#store.numberAt(glossaryId, place);
      return number === undefined ? [] : [{ number, similarity }];
    });
  }

  /** The names under which there is an entry, the short one and that in full, each as its stems with spaces between. Each is read once. */
  namesOf(number: number): readonly string[] {
    const known = this.#names.get(number);
    if (known) return known;
    const names = this.#store
      .passage(number)
      .section.split(' \u2014 ')
      .map((name) => stemsOf(name).join(' '));
    this.#names.set(number, names);
    return names;
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
