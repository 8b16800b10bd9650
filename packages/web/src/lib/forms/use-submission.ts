import { useRef, useState } from 'react';

/** Runs one submission at a time: a second one while the first runs is ignored. */
export const useSubmission = (): readonly [boolean, (work: () => Promise<void>) => Promise<void>] => {
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const run = async (work: () => Promise<void>): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      await work();
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return [busy, run];
};
