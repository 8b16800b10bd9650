import { expect, test } from 'vitest';
import { sampleChallenge } from './testing/sample-rows.ts';
import { openTestStorage } from './testing/test-storage.ts';

test('of two transactions that wait for each other, both are kept in the end', async () => {
  const { db, transaction } = await openTestStorage();
  await db.spentChallenge.createMany({ data: [sampleChallenge('one'), sampleChallenge('two')] });
  const both = Promise.withResolvers<void>();
  let holding = 0;
  const takeInOrder = (expiresAt: Date, first: string, second: string) =>
    transaction(async (tx) => {
      await tx.spentChallenge.update({ where: { id: first }, data: { expiresAt } });
      holding += 1;
      if (holding === 2) both.resolve();
      await both.promise;
      await tx.spentChallenge.update({ where: { id: second }, data: { expiresAt } });
      return expiresAt;
    });
  const [early, late] = [new Date('2025-06-01T08:00:00.000Z'), new Date('2025-06-02T08:00:00.000Z')];
  const done = await Promise.all([takeInOrder(early, 'one', 'two'), takeInOrder(late, 'two', 'one')]);
  expect(done).toEqual([early, late]);
  const kept = (await db.spentChallenge.findMany()).map(({ expiresAt }) => expiresAt.getTime());
  expect(new Set(kept).size).toBe(1);
});
