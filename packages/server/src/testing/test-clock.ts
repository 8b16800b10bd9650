import type { Clock } from '../clock.ts';

/** A clock that moves only when told to. */
export type TestClock = Clock & {
  readonly advance: (amount: { seconds?: number; minutes?: number; days?: number }) => void;
};

export const createTestClock = (start = new Date()): TestClock => {
  let now = start.getTime();
  return {
    now: () => new Date(now),
    advance: ({ seconds = 0, minutes = 0, days = 0 }) => {
      now += ((days * 24 * 60 + minutes) * 60 + seconds) * 1_000;
    },
  };
};
