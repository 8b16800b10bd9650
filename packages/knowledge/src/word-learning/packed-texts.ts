/** Texts as the numbers of their words, one after the other: text `i` is `words` from `starts[i]` up to `starts[i + 1]`. */
export class PackedTexts {
  readonly starts: Int32Array;
  words = new Int32Array(1 << 12);
  #texts = 0;

  /** @param most how many texts there may be */
  constructor(most: number) {
    this.starts = new Int32Array(most + 1);
  }

  clear(): void {
    this.#texts = 0;
  }

  /** Adds the words of a text, each left out by a chance of `dropout`; when none would be left, all of them stay. */
  add(parts: readonly Int32Array[], dropout: number, random: () => number): void {
    const start = this.starts[this.#texts] ?? 0;
    let end = this.#append(parts, start, () => random() >= dropout);
    if (end === start) end = this.#append(parts, start, () => true);
    this.#texts += 1;
    this.starts[this.#texts] = end;
  }

  #append(parts: readonly Int32Array[], start: number, isKept: () => boolean): number {
    let end = start;
    for (const part of parts) {
      while (end + part.length > this.words.length) this.words = doubled(this.words);
      for (const word of part) if (isKept()) this.words[end++] = word;
    }
    return end;
  }
}

function doubled(words: Int32Array): Int32Array<ArrayBuffer> {
  const more = new Int32Array(2 * words.length);
  more.set(words);
  return more;
}
