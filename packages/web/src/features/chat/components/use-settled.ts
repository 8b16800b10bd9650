import { useEffect, useState } from 'react';

/** A value once it has not changed for a while: what is typed, when the typing pauses. */
export const useSettled = <Value>(value: Value, pauseMs: number): Value => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value, pauseMs]);
  return settled;
};
