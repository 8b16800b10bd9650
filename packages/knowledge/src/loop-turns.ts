import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * Lets work that keeps the processor busy begin in the order it came, one piece in each turn of the event loop, so that what is
 * quick is done in between, and new connections are taken, of which Node takes one a turn.
 */
export function loopTurns(): () => Promise<void> {
  let last = Promise.resolve();
  return () => {
    last = last.then(() => nextTurn());
    return last;
  };
}
