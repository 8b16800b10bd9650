/** What is told of an answer on its way. */
type Watch = {
  /** Its first words are there. */
  readonly begun: () => void;
  /** It ended, with an error if it failed; not told when whoever reads it stops before its end. */
  readonly ended?: (error?: unknown) => void;
  /** Called once after all else, however it ended. */
  readonly done?: () => void;
};

/** The same words, watched: an iteration of its own would cost each of them several promises. */
export const watchedWords = (words: AsyncIterable<string>, watch: Watch): AsyncIterableIterator<string> => {
  const iterator = words[Symbol.asyncIterator]();
  let [hasBegun, isDone] = [false, false];
  const done = () => {
    if (isDone) return;
    isDone = true;
    watch.done?.();
  };
  const heard = (result: IteratorResult<string>): IteratorResult<string> => {
    if (result.done) {
      watch.ended?.();
      done();
    } else if (!hasBegun) {
      hasBegun = true;
      watch.begun();
    }
    return result;
  };
  const failed = (error: unknown): never => {
    watch.ended?.(error);
    done();
    throw error;
  };
  return {
    [Symbol.asyncIterator]() {
      return this;
    },
    next: () => iterator.next().then(heard, failed),
    async return() {
      try {
        await iterator.return?.();
      } finally {
        done();
      }
      return { done: true, value: undefined };
    },
  };
};
