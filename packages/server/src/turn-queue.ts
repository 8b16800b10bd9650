/** Gives the turn to the next in the queue; calling it again does nothing. */
type EndTurn = () => void;

type Waiting = { begin: (endTurn: EndTurn) => void; refuse: (error: unknown) => void };

/** Why somebody is sent away: `late` after all the time that anybody may wait, `closed` once the queue is. */
type Refused = 'late' | 'closed';

/** So many at a time as there are places, first come first served, and nobody waits longer than `patienceMs`. */
export class TurnQueue {
  readonly #patienceMs: number;
  readonly #refusal: (why: Refused) => Error;
  readonly #waiting = new Set<Waiting>();
  #free: number;
  #closed = false;

  /** @param options.refusal the error that whoever is sent away gets */
  constructor({
    patienceMs,
    places = 1,
    refusal,
  }: {
    readonly patienceMs: number;
    readonly places?: number;
    readonly refusal: (why: Refused) => Error;
  }) {
    this.#patienceMs = patienceMs;
    this.#free = places;
    this.#refusal = refusal;
  }

  /**
   * Waits for a turn.
   *
   * @param signal ends the waiting
   * @throws the refusal, or the signal's reason; the turn is then never given
   */
  take(signal?: AbortSignal): Promise<EndTurn> {
    if (this.#closed) return Promise.reject(this.#refusal('closed'));
    if (signal?.aborted) return Promise.reject(signal.reason);
    if (this.#free > 0) return Promise.resolve(this.#begin());
    const { promise, resolve, reject } = Promise.withResolvers<EndTurn>();
    const leave = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', giveUp);
      this.#waiting.delete(waiting);
    };
    const waiting: Waiting = {
      begin: (endTurn) => {
        leave();
        resolve(endTurn);
      },
      refuse: (error) => {
        leave();
        reject(error);
      },
    };
    const giveUp = () => waiting.refuse(signal?.reason);
    const timer = setTimeout(() => waiting.refuse(this.#refusal('late')), this.#patienceMs);
    signal?.addEventListener('abort', giveUp);
    this.#waiting.add(waiting);
    return promise;
  }

  /** Refuses everyone who waits and everyone who comes. */
  close(): void {
    this.#closed = true;
    for (const waiting of [...this.#waiting]) waiting.refuse(this.#refusal('closed'));
  }

  #begin(): EndTurn {
    this.#free -= 1;
    let ended = false;
    return () => {
      if (ended) return;
      ended = true;
      this.#free += 1;
      const [next] = this.#waiting;
      next?.begin(this.#begin());
    };
  }
}
