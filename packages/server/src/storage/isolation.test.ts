import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { sampleLease, sampleRegistration, sampleUser } from './testing/sample-rows.ts';
import { openTestStorage } from './testing/test-storage.ts';

test('nobody outside sees a row before its transaction is committed', async () => {
  const { db, transaction } = await openTestStorage();
  const seen = async () => [
    await db.jobLease.count(),
    (await db.jobLease.findMany()).length,
    Number((await db.$queryRaw<{ n: number }[]>`SELECT count(*) AS n FROM job_leases`)[0]?.n),
    Number(
      (
        await db.$queryRaw<{ n: number }[]>`WITH l AS (SELECT * FROM job_leases) SELECT count(*) AS n FROM l`
      )[0]?.n,
    ),
  ];
  await transaction(async (tx) => {
    await tx.jobLease.create({ data: sampleLease() });
    expect(await tx.jobLease.count()).toBe(1);
    expect(await seen()).toEqual([0, 0, 0, 0]);
  });
  expect(await seen()).toEqual([1, 1, 1, 1]);
});

test('a plain write beside a transaction that aborts is kept', async () => {
  const { db, transaction } = await openTestStorage();
  let acknowledged: Promise<unknown> = Promise.resolve();
  const aborted = transaction(async (tx) => {
    await tx.jobLease.create({ data: sampleLease('theirs') });
    // A Prisma call does not begin before somebody waits for it.
    acknowledged = db.jobLease.create({ data: sampleLease('mine') }).then((lease) => lease);
    for (let turn = 0; turn < 10; turn += 1) await setImmediate();
    throw new Error('changed my mind');
  });
  await expect(aborted).rejects.toThrow('changed my mind');
  await acknowledged;
  expect((await db.jobLease.findMany()).map(({ name }) => name)).toEqual(['mine']);
});

test('a statement that failed takes its transaction with it, even when the failure is swallowed', async () => {
  const { db, transaction } = await openTestStorage();
  await db.jobLease.create({ data: sampleLease('taken') });
  const swallowing = transaction(async (tx) => {
    await tx.jobLease.create({ data: sampleLease('new') });
    await tx.jobLease.create({ data: sampleLease('taken') }).catch(() => undefined);
  });
  await expect(swallowing).rejects.toThrow('nothing of it is kept');
  const goingOn = transaction(async (tx) => {
    await tx.jobLease.create({ data: sampleLease('taken') }).catch(() => undefined);
    await tx.jobLease.create({ data: sampleLease('new') });
  });
  await expect(goingOn).rejects.toThrow('nothing of it is kept');
  expect((await db.jobLease.findMany()).map(({ name }) => name)).toEqual(['taken']);
});

test('a nested transaction that fails takes back its own part only', async () => {
  const { db, transaction } = await openTestStorage();
  await db.jobLease.create({ data: sampleLease('taken') });
  await transaction(async (tx) => {
    await tx.jobLease.create({ data: sampleLease('outer') });
    const inner = tx.$transaction(async (nested) => {
      await nested.jobLease.create({ data: sampleLease('inner') });
      await nested.jobLease.create({ data: sampleLease('taken') });
    });
    await expect(inner).rejects.toMatchObject({ code: 'P2002' });
    await tx.$transaction((nested) => nested.jobLease.create({ data: sampleLease('second inner') }));
  });
  expect((await db.jobLease.findMany({ orderBy: { name: 'asc' } })).map(({ name }) => name)).toEqual([
    'outer',
    'second inner',
    'taken',
  ]);
});

test('transaction control through SQL is refused, outside a transaction and inside', async () => {
  const { db, transaction } = await openTestStorage();
  await expect(
    transaction(async (tx) => {
      await tx.jobLease.create({ data: sampleLease() });
      await tx.$executeRawUnsafe('COMMIT');
    }),
  ).rejects.toThrow('not through SQL');
  await expect(db.$executeRawUnsafe('BEGIN')).rejects.toThrow('not through SQL');
  expect(await db.jobLease.count()).toBe(0);
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
