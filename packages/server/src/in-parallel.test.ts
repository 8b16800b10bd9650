import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { inParallel } from './in-parallel.ts';

test('when the search fails, what was begun is finished first, and every failure is told', async () => {
  const held = Promise.withResolvers<void>();
  const begun: number[] = [];
  const finished: number[] = [];
  const search = (async function* () {
    yield* [1, 2, 3];
    throw new Error('the database is gone');
  })();
  let hasEnded = false;
  const run = inParallel(4, search, async (item) => {
    begun.push(item);
    await held.promise;
    if (item === 2) throw new Error('declined');
    finished.push(item);
  }).finally(() => {
    hasEnded = true;
  });
  const told = expect(run).rejects.toMatchObject({
    message: '2 of 4 failed: declined',
    errors: [new Error('declined'), new Error('the database is gone')],
  });
  await expect.poll(() => begun).toEqual([1, 2, 3]);
  await setImmediate();
  expect(hasEnded).toBe(false);
  held.resolve();
  await told;
  expect(finished).toEqual([1, 3]);
});
