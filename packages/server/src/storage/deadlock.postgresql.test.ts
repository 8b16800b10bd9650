import { expect, test } from 'vitest';
import { sampleLease } from './testing/sample-rows.ts';
import { openTestStorage } from './testing/test-storage.ts';

test('of two transactions that wait for each other, both are kept in the end', async () => {
  const { db, transaction } = await openTestStorage();
  await db.jobLease.createMany({ data: [sampleLease('one'), sampleLease('two')] });
  const both = Promise.withResolvers<void>();
  let holding = 0;
  const takeInOrder = (owner: string, first: string, second: string) =>
    transaction(async (tx) => {
      await tx.jobLease.update({ where: { name: first }, data: { owner } });
      holding += 1;
      if (holding === 2) both.resolve();
      await both.promise;
      await tx.jobLease.update({ where: { name: second }, data: { owner } });
      return owner;
    });
  const done = await Promise.all([takeInOrder('a', 'one', 'two'), takeInOrder('b', 'two', 'one')]);
  expect(done).toEqual(['a', 'b']);
  const owners = new Set((await db.jobLease.findMany()).map(({ owner }) => owner));
  expect(owners.size).toBe(1);
});
