import { bitCount } from '../bit-count.ts';
import { editDistance } from './edit-distance.ts';
import { growingIntegers } from './growing-numbers.ts';
import { isSlip } from './slip.ts';

/** A word of the index that a misspelt one may have meant. */
export type Correction = { readonly word: string; readonly stem: string };

type Entry = Correction & { readonly uses: number };

const shortest = 4;
const longestOneEdit = 7;

/** The words of the index by length and first letters, to find those that differ little from another. */
export class NearWords {
  /** The numbers of the words of a length with certain letters: thousands of short lists. */
  readonly #buckets = new Map<string, number[]>();
  /** Those of each length. */
  readonly #ofLength: number[][] = [];
  /** Which letters a word has, by its number. */
  readonly #letters = growingIntegers();

  static mayBeMisspelt(word: string): boolean {
    return word.length >= shortest && /^[a-z]+$/.test(word);
  }

  add(word: string, number: number): void {
    if (!/^[a-z]{4,}$/.test(word)) return;
    while (this.#letters.length <= number) this.#letters.push(0);
    this.#letters.values[number] = lettersOf(word);
    this.#ofLength[word.length] ??= [];
    this.#ofLength[word.length]?.push(number);
    // Found by either of its first two letters, as a slip is rarely in both, and by both swapped.
    for (const key of new Set(keysOf(word))) {
      const bucket = this.#buckets.get(`${word.length}${key}`);
      if (bucket) bucket.push(number);
      else this.#buckets.set(`${word.length}${key}`, [number]);
    }
  }

  /** Whether a word differs from any by one letter more, less or another, or by two that changed places, wherever. */
  hasNear(word: string, entryOf: (number: number) => Pick<Entry, 'uses' | 'word'>): boolean {
    const letters = lettersOf(word);
    for (let length = word.length - 1; length <= word.length + 1; length += 1)
      for (const number of this.#ofLength[length] ?? []) {
        if (bitCount(this.#letters.at(number) ^ letters) > 2) continue;
        const entry = entryOf(number);
        if (entry.uses > 0 && editDistance(word, entry.word, 1) === 1) return true;
      }
    return false;
  }

  /** The most likely words, best first: few edits, the same first letter, common. */
  find(word: string, entryOf: (number: number) => Entry): Correction[] {
    const most = word.length <= longestOneEdit ? 1 : 2;
    const letters = lettersOf(word);
    const near = new Map<number, Correction & { score: number }>();
    const visit = (number: number) => {
      const entry = entryOf(number);
      if (entry.uses === 0) return;
      const distance = editDistance(word, entry.word, most);
      if (distance > most || !isSlip(word, entry.word)) return;
      const sameStart = entry.word[0] === word[0] ? 0 : 0.6;
      if (sameStart > 0 && word.length === shortest) return;
      const score = distance + sameStart - Math.min(0.5, Math.log10(entry.uses) / 8);
      near.set(number, { word: entry.word, stem: entry.stem, score });
    };
    for (let length = word.length - most; length <= word.length + most; length += 1) {
      for (const key of keysOf(word)) {
        for (const number of this.#buckets.get(`${length}${key}`) ?? []) {
          if (bitCount(this.#letters.at(number) ^ letters) <= most * 2) visit(number);
        }
      }
    }
    const sorted = [...near].sort(([one, a], [other, b]) => a.score - b.score || one - other);
    const best = sorted[0]?.[1].score ?? 0;
    const likely = sorted.flatMap(([, each]) => (each.score < best + 0.5 ? [each] : []));
    return [...new Map(likely.map((each) => [each.stem, each])).values()].slice(0, 2);
  }
}

function keysOf(word: string): string[] {
  const [first = '', second = ''] = word;
  return [`${first}.`, `.${second}`, [first, second].sort().join('')];
}

function lettersOf(word: string): number {
  let letters = 0;
  for (const character of word) letters |= 1 << (character.charCodeAt(0) % 32);
  return letters >>> 0;
}
