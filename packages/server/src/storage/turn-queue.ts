import { DriverAdapterError } from '@prisma/driver-adapter-utils';

/** Gives the turn to the next in the queue; calling it again does nothing. */
export type EndTurn = () => void;

type Waiting = { begin: (endTurn: EndTurn) => void; refuse: (error: DriverAdapterError) => void };

/** One at a time, first come first served, and nobody waits longer than `patienceMs`. */
export class TurnQueue {
  readonly #patienceMs: number;
  readonly #waiting = new Set<Waiting>();
  #taken = false;
  #closed = false;

  constructor(patienceMs: number) {
    this.#patienceMs = patienceMs;
  }

  /**
   * Waits for the turn.
   *
   * @throws DriverAdapterError `SocketTimeout` after `patienceMs`, `ConnectionClosed` once closed; the turn is then
   *   never given
   */
  take(): Promise<EndTurn> {
    if (this.#closed) return Promise.reject(new DriverAdapterError({ kind: 'ConnectionClosed' }));
    if (!this.#taken) return Promise.resolve(this.#begin());
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#waiting.delete(waiting);
        reject(new DriverAdapterError({ kind: 'SocketTimeout' }));
      }, this.#patienceMs);
      const waiting: Waiting = {
        begin: (endTurn) => {
          clearTimeout(timer);
          resolve(endTurn);
        },
        refuse: (error) => {
          clearTimeout(timer);
          reject(error);
        },
      };
      this.#waiting.add(waiting);
    });
  }

  /** Refuses everyone who waits and everyone who comes. */
  close(): void {
    this.#closed = true;
    for (const waiting of this.#waiting) waiting.refuse(new DriverAdapterError({ kind: 'ConnectionClosed' }));
    this.#waiting.clear();
  }

  #begin(): EndTurn {
    this.#taken = true;
    let ended = false;
    return () => {
      if (ended) return;
      ended = true;
      this.#taken = false;
      const [next] = this.#waiting;
      if (next === undefined) return;
      this.#waiting.delete(next);
      next.begin(this.#begin());
    };
  }
}
