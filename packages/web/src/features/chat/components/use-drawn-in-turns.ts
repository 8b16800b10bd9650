import { useEffect, useState } from 'react';

const drawnAtOnce = 4;
const drawnPerTurn = 2;
const longestWaitMs = 200;

/** Only where what is drawn later moves nothing: entries out of view have a size of their own there. */
const canWait = (): boolean =>
  typeof requestIdleCallback === 'function' && CSS.supports?.('overflow-anchor', 'auto') === true;

/**
 * How many of a list's last items are drawn: at first those that a page opened at its end shows, then, whenever the browser
 * has nothing else to do, a few more, so that a long chat opens without a pause.
 *
 * @param count the length of the list; a list that was emptied begins anew
 */
export const useDrawnInTurns = (count: number): number => {
  const [drawn, setDrawn] = useState(() => (canWait() ? drawnAtOnce : Number.POSITIVE_INFINITY));

  useEffect(() => {
    if (!canWait()) return;
    if (count === 0) return setDrawn(drawnAtOnce);
    // What is asked from now on is added to a list that is drawn.
    if (drawn >= count) return setDrawn(Number.POSITIVE_INFINITY);
    const turn = requestIdleCallback(() => setDrawn(drawn + drawnPerTurn), { timeout: longestWaitMs });
    return () => cancelIdleCallback(turn);
  }, [count, drawn]);

  return drawn;
};
