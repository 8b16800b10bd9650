/** A map that keeps so many entries; beyond that those set longest ago go. */
export class KeptMap<Key, Value> extends Map<Key, Value> {
  #most: number;

  constructor(most: number) {
    super();
    this.#most = most;
  }

  override set(key: Key, value: Value): this {
    this.delete(key);
    super.set(key, value);
    for (const oldest of this.keys()) {
      if (this.size <= this.#most) break;
      this.delete(oldest);
    }
    return this;
  }
}
