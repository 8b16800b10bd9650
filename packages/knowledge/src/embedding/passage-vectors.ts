import type { Engine } from '../retrieval/engine.ts';
import { inStretches } from '../steps.ts';
import { type Embedding, normalized, similarity } from './embedding.ts';
import { SignCodes } from './sign-codes.ts';
import type { VectorFile } from './vector-file.ts';

const textsAtOnce = 64;
const mostCharacters = 6_000;
const questionMs = 1_500;
const passagesMs = 60_000;
/** So many of those whose bits are nearest are compared in full. */
const mostCompared = 256;
const passagesOfStep = 5_000;

/** A passage that means something near to a question. */
type Similar = { readonly number: number; readonly similarity: number };

type Known = { readonly place: number; readonly row: number };

/** The vectors of the passages of an engine: made where they are missing, and searched. */
export class PassageVectors {
  readonly #file: VectorFile;
  readonly #embedding: Embedding;
  #codes = new SignCodes();
  /** What is known of each passage, by its number in the engine. */
  #known: (Known | undefined)[] = [];
  #engine: Engine | undefined;

  constructor(file: VectorFile, embedding: Embedding) {
    this.#file = file;
    this.#embedding = embedding;
  }

  /**
   * Makes sure that all passages have vectors: those in the file are read, the others embedded. It is to be called again
   * after documents were added, with another engine, and every day, so that the file keeps the vectors.
   *
   * @returns whether all have one now; false when the model failed
   */
  async update(engine: Engine): Promise<boolean> {
    if (this.#engine !== engine) {
      this.#engine = engine;
      this.#known = [];
      this.#codes = new SignCodes();
    }
    try {
      return await this.#complete(engine);
    } catch (error) {
      // What is closed in the middle of it is nobody's failure.
      if (this.#file.isOpen) this.#embedding.onFailure?.(error);
      return !this.#file.isOpen;
    }
  }

  async #complete(engine: Engine): Promise<boolean> {
    const missing = (await inStretches(this.#readKnown(engine), () => !this.#file.isOpen)) ?? [];
    for (let at = 0; at < missing.length && this.#file.isOpen; at += textsAtOnce) {
      const passages = missing
        .slice(at, at + textsAtOnce)
        .filter((number) => !engine.store.isRemoved(number));
      const vectors = await this.#embed(
        passages.map((number) => {
          const { title, section, markdown } = engine.store.passage(number);
          return `${title}\n${section}\n${markdown}`.slice(0, mostCharacters);
        }),
        passagesMs,
      );
      if (!vectors) return false;
      if (!this.#file.isOpen) return true;
      const hashes = passages.map((number) =>
        engine.store.isRemoved(number) ? undefined : engine.store.hash(number),
      );
      this.#file.add(
        vectors.flatMap((vector, place) => {
          const hash = hashes[place];
          return hash ? [{ hash, vector }] : [];
        }),
      );
      for (const [place, number] of passages.entries()) this.#take(number, hashes[place]);
    }
    return true;
  }

  /** The vector of a question; undefined when the model failed or took too long. */
  async vectorOf(question: string): Promise<Float32Array | undefined> {
    return (await this.#embed([question.slice(0, mostCharacters)], questionMs))?.[0];
  }

  /** The passages of the engine whose vectors are nearest to one, nearest first. */
  *nearest(engine: Engine, vector: Float32Array, most: number): Generator<void, Similar[]> {
    if (this.#engine !== engine) return [];
    const differences = this.#codes.differencesFrom(vector);
    const near: [number: number, bits: number][] = [];
    let worst = Number.POSITIVE_INFINITY;
    for (let number = 1; number < this.#known.length; number += 1) {
      if (number % passagesOfStep === 0) yield;
      const known = this.#known[number];
      if (!known || engine.store.isRemoved(number)) continue;
      const bits = differences(known.place);
      if (bits >= worst) continue;
      near.push([number, bits]);
      if (near.length < mostCompared * 2) continue;
      near.sort(([, one], [, other]) => one - other);
      near.length = mostCompared;
      worst = near.at(-1)?.[1] ?? worst;
    }
    near.sort(([one, a], [other, b]) => a - b || one - other);
    yield;
    return near
      .slice(0, mostCompared)
      .flatMap(([number]) => {
        const its = this.vector(number);
        return its?.length === vector.length ? [{ number, similarity: similarity(its, vector) }] : [];
      })
      .sort((one, other) => other.similarity - one.similarity || one.number - other.number)
      .slice(0, most);
  }

  /** The vector of a passage; undefined while it has none. */
  vector(number: number): Float32Array | undefined {
    const known = this.#known[number];
    return known && this.#file.read(known.row);
  }

  /** Takes in the vectors that the file has. @returns the numbers of the passages that have none */
  *#readKnown(engine: Engine): Generator<void, number[]> {
    const missing: number[] = [];
    for (let number = 1; number < engine.store.end; number += 1) {
      const known = this.#known[number];
      if ((known && this.#file.keep(known.row)) || engine.store.isRemoved(number)) continue;
      if (!this.#take(number, engine.store.hash(number))) missing.push(number);
      yield;
    }
    return missing;
  }

  #take(number: number, hash: Uint8Array | undefined): boolean {
    const found = hash && this.#file.find(hash);
    if (!found) return false;
    this.#known[number] = { place: this.#codes.add(found.vector), row: found.number };
    return true;
  }

  async #embed(texts: readonly string[], longestMs: number): Promise<Float32Array[] | undefined> {
    if (texts.length === 0) return [];
    const signal = AbortSignal.timeout(longestMs);
    try {
      const late = new Promise<never>((_, fail) => {
        signal.addEventListener('abort', () => fail(signal.reason), { once: true });
      });
      const vectors = await Promise.race([this.#embedding.embed(texts, signal), late]);
      const length = vectors[0]?.length ?? 0;
      if (
        vectors.length !== texts.length ||
        length === 0 ||
        vectors.some((vector) => vector.length !== length)
      )
        throw new Error(`The embedding model ${this.#embedding.model} did not give one vector for each text`);
      return vectors.map(normalized);
    } catch (error) {
      this.#embedding.onFailure?.(error);
      return undefined;
    }
  }
}
