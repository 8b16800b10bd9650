import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { sampleChallenge, sampleRegistration, sampleUser } from './testing/sample-rows.ts';
import { openTestStorage } from './testing/test-storage.ts';

test('nobody outside sees a row before its transaction is committed', async () => {
  const { db, transaction } = await openTestStorage();
  const seen = async () => [
    await db.spentChallenge.count(),
    (await db.spentChallenge.findMany()).length,
    Number((await db.$queryRaw<{ n: number }[]>`SELECT count(*) AS n FROM spent_challenges`)[0]?.n),
    Number(
      (
        await db.$queryRaw<
          { n: number }[]
        >`WITH c AS (SELECT * FROM spent_challenges) SELECT count(*) AS n FROM c`
      )[0]?.n,
    ),
  ];
  await transaction(async (tx) => {
    await tx.spentChallenge.create({ data: sampleChallenge() });
    expect(await tx.spentChallenge.count()).toBe(1);
    expect(await seen()).toEqual([0, 0, 0, 0]);
  });
  expect(await seen()).toEqual([1, 1, 1, 1]);
});

test('a plain write beside a transaction that aborts is kept', async () => {
  const { db, transaction } = await openTestStorage();
  let acknowledged: Promise<unknown> = Promise.resolve();
  const aborted = transaction(async (tx) => {
    await tx.spentChallenge.create({ data: sampleChallenge('theirs') });
    // A Prisma call does not begin before somebody waits for it.
    acknowledged = db.spentChallenge.create({ data: sampleChallenge('mine') }).then((challenge) => challenge);
    for (let turn = 0; turn < 10; turn += 1) await setImmediate();
    throw new Error('changed my mind');
  });
  await expect(aborted).rejects.toThrow('changed my mind');
  await acknowledged;
  expect((await db.spentChallenge.findMany()).map(({ id }) => id)).toEqual(['mine']);
});

test('a statement that failed takes its transaction with it, even when the failure is swallowed', async () => {
  const { db, transaction } = await openTestStorage();
  await db.spentChallenge.create({ data: sampleChallenge('taken') });
  const swallowing = transaction(async (tx) => {
    await tx.spentChallenge.create({ data: sampleChallenge('new') });
    await tx.spentChallenge.create({ data: sampleChallenge('taken') }).catch(() => undefined);
  });
  await expect(swallowing).rejects.toThrow('nothing of it is kept');
  const goingOn = transaction(async (tx) => {
    await tx.spentChallenge.create({ data: sampleChallenge('taken') }).catch(() => undefined);
    await tx.spentChallenge.create({ data: sampleChallenge('new') });
  });
  await expect(goingOn).rejects.toThrow('nothing of it is kept');
  expect((await db.spentChallenge.findMany()).map(({ id }) => id)).toEqual(['taken']);
});

test('a nested transaction that fails takes back its own part only', async () => {
  const { db, transaction } = await openTestStorage();
  await db.spentChallenge.create({ data: sampleChallenge('taken') });
  await transaction(async (tx) => {
    await tx.spentChallenge.create({ data: sampleChallenge('outer') });
    const inner = tx.$transaction(async (nested) => {
      await nested.spentChallenge.create({ data: sampleChallenge('inner') });
      await nested.spentChallenge.create({ data: sampleChallenge('taken') });
    });
    await expect(inner).rejects.toMatchObject({ code: 'P2002' });
    await tx.$transaction((nested) =>
      nested.spentChallenge.create({ data: sampleChallenge('second inner') }),
    );
  });
  expect((await db.spentChallenge.findMany({ orderBy: { id: 'asc' } })).map(({ id }) => id)).toEqual([
    'outer',
    'second inner',
    'taken',
  ]);
});

test('transaction control through SQL is refused, outside a transaction and inside', async () => {
  const { db, transaction } = await openTestStorage();
  await expect(
    transaction(async (tx) => {
      await tx.spentChallenge.create({ data: sampleChallenge() });
      await tx.$executeRawUnsafe('COMMIT');
    }),
  ).rejects.toThrow('not through SQL');
  await expect(db.$executeRawUnsafe('BEGIN')).rejects.toThrow('not through SQL');
  expect(await db.spentChallenge.count()).toBe(0);
});

test('a batch is kept whole or not at all', async () => {
  const { db } = await openTestStorage();
  const id = sampleUser().id;
  const batch = db.$transaction([
    db.registration.create({ data: sampleRegistration(id) }),
    db.registration.create({ data: sampleRegistration(id) }),
  ]);
  await expect(batch).rejects.toMatchObject({ code: 'P2002' });
  expect(await db.registration.count()).toBe(0);
});
