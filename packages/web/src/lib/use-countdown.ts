import { useEffect, useState } from 'react';

const tickMs = 1000;

/** Whole seconds left of a countdown and how to start one. */
export const useCountdown = (initialSeconds = 0): readonly [number, (seconds: number) => void] => {
  const [endsAt, setEndsAt] = useState(() => Date.now() + initialSeconds * 1000);
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((endsAt - now) / 1000));
  const counting = left > 0;

  useEffect(() => {
    if (!counting) return;
    const timer = setInterval(() => setNow(Date.now()), tickMs);
    return () => clearInterval(timer);
  }, [counting]);

  const start = (seconds: number): void => {
    setNow(Date.now());
    setEndsAt(Date.now() + seconds * 1000);
  };
  return [left, start];
};
