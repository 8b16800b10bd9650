import type { Turn } from '../passage.ts';
import { standingAlone } from '../retrieval/conversation/follow-up.ts';
import type { Engine } from '../retrieval/engine.ts';
import type { NearByMeaning } from '../retrieval/ranking/rank-hybrid.ts';
import { inStretches } from '../steps.ts';
import type { Embedding } from './embedding.ts';
import { PassageVectors } from './passage-vectors.ts';
import { VectorFile } from './vector-file.ts';

const mostNear = 64;
const firstRetryMs = 5_000;
const lastRetryMs = 300_000;
const dayMs = 24 * 60 * 60 * 1000;

/** Search by meaning beside the search by words, as far as there are vectors. */
export class HybridSearch {
  readonly #file: VectorFile;
  readonly #vectors: PassageVectors;
  #updating: Promise<void> = Promise.resolve();
  #next: NodeJS.Timeout | undefined;
  #retryMs = firstRetryMs;

  constructor(folder: string, embedding: Embedding) {
    this.#file = new VectorFile(folder, embedding.model);
    this.#vectors = new PassageVectors(this.#file, embedding);
  }

  /** Makes the vectors that are missing, in the background; again the next day, and sooner when the model fails. */
  update(current: () => Engine): Promise<void> {
    clearTimeout(this.#next);
    this.#updating = this.#updating.then(async () => {
      const isDone = await this.#vectors.update(current());
      if (!this.#file.isOpen) return;
      clearTimeout(this.#next);
      this.#next = setTimeout(() => void this.update(current), isDone ? dayMs : this.#retryMs).unref();
      this.#retryMs = isDone ? firstRetryMs : Math.min(lastRetryMs, this.#retryMs * 2);
    });
    return this.#updating;
  }

  /** Resolves when what was begun is done. */
  updated(): Promise<void> {
    return this.#updating;
  }

  /** What is near to a question by meaning; undefined when that cannot be told now. */
  async near(
    current: () => Engine,
    question: string,
    conversation: readonly Turn[],
  ): Promise<NearByMeaning | undefined> {
    const vector = await this.#vectors.vectorOf(standingAlone(current(), question, conversation));
    if (!vector || !this.#file.isOpen) return undefined;
    const engine = current();
    const near = await inStretches(this.#vectors.nearest(engine, vector, mostNear), () => !this.#file.isOpen);
    // The numbers are those of an engine that another one may have followed by now.
    if (!near || near.length === 0 || current() !== engine) return undefined;
    return { numbers: near.map(({ number }) => number), vectorOf: (number) => this.#vectors.vector(number) };
  }

  close(): void {
    clearTimeout(this.#next);
    this.#file.close();
  }
}
