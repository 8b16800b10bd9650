/**
 * What is under way, in no order, used like a Set. A Set that is added to and deleted from all the time leaves old tables behind, each
 * of which points to the next and keeps what it held when it was replaced, until the old generation is collected; here places are used
 * again.
 */
export class UnderWay<Item extends object> implements Iterable<Item> {
  readonly #items: (Item | undefined)[] = [];
  readonly #free: number[] = [];

  get size(): number {
    return this.#items.length - this.#free.length;
  }

  add(item: Item): void {
    this.#items[this.#free.pop() ?? this.#items.length] = item;
  }

  /** Takes an item out; false when it is not there. */
  delete(item: Item): boolean {
    const place = this.#items.indexOf(item);
    if (place < 0) return false;
    this.#items[place] = undefined;
    this.#free.push(place);
    return true;
  }

  *[Symbol.iterator](): Generator<Item> {
    for (const item of this.#items) if (item !== undefined) yield item;
  }
}
