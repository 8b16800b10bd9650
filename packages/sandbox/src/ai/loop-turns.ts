import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * Lets work that keeps the processor busy begin in the order it came, one piece in each turn of the event loop. Node takes
 * one new connection a turn, so that turns of many pieces keep whoever connects waiting.
 */
export function loopTurns(): () => Promise<void> {
  let last = Promise.resolve();
  return () => {
    last = last.then(() => nextTurn());
    return last;
  };
}
