import { setImmediate } from 'node:timers/promises';

const longestStretchMs = 4;

/** Does all steps of some work. @returns what it came to */
export function atOnce<Result>(steps: Generator<void, Result>): Result {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/** Does the steps of some work with room for other work every few milliseconds; undefined when it was given up. */
export async function inStretches<Result>(
  steps: Generator<void, Result>,
  isGivenUp: () => boolean,
): Promise<Result | undefined> {
  let until = performance.now() + longestStretchMs;
  while (!isGivenUp()) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() < until) continue;
    await setImmediate();
    until = performance.now() + longestStretchMs;
  }
  return undefined;
}
