import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { Statements } from './statements.ts';
import { isStorageUnavailable, isUniqueViolation } from './storage-errors.ts';
import { sampleLease, sampleUser } from './testing/sample-rows.ts';
import { openTestStorage } from './testing/test-storage.ts';

const insertLease = (db: Statements, { name, owner, until }: ReturnType<typeof sampleLease>) =>
  db.$executeRaw`INSERT INTO job_leases (name, owner, until) VALUES (${name}, ${owner}, ${until})`;

test('plain statements give and keep what those of Prisma do', async () => {
  const { db, statements } = await openTestStorage();
  const user = await db.user.create({ data: { ...sampleUser(), passwordHash: null } });
  const read = (from: Statements) => from.$queryRaw<object[]>`
    SELECT u.*, (SELECT count(*) FROM users) AS people FROM users u WHERE id = ${user.id}`;
  expect(await read(statements)).toEqual(await read(db));
  const [model, plain] = [sampleLease('model'), sampleLease('plain')];
  await db.jobLease.create({ data: model });
  expect(await insertLease(statements, plain)).toBe(1);
  expect(await db.jobLease.findMany({ orderBy: { name: 'asc' } })).toEqual([model, plain]);
  const same = await statements.$queryRaw<object[]>`
    SELECT a.name FROM job_leases a JOIN job_leases b ON a.until = b.until AND a.name <> b.name`;
  expect(same).toHaveLength(2);
});

test('of a plain transaction everything is kept or nothing', async () => {
  const { db, plainTransaction } = await openTestStorage();
  const kept = await plainTransaction(async (tx) => {
    await insertLease(tx, sampleLease('one'));
    return insertLease(tx, sampleLease('two'));
  });
  expect(kept).toBe(1);
  const aborted = plainTransaction(async (tx) => {
    await insertLease(tx, sampleLease('three'));
    throw new Error('changed my mind');
  });
  await expect(aborted).rejects.toThrow('changed my mind');
  const failed = await plainTransaction(async (tx) => {
    await insertLease(tx, sampleLease('four'));
    await insertLease(tx, sampleLease('one'));
  }).catch((error: unknown) => error);
  expect(isUniqueViolation(failed)).toBe(true);
  expect((await db.jobLease.findMany()).map(({ name }) => name).sort()).toEqual(['one', 'two']);
});

test('nothing of a plain transaction is kept in which a failed statement was ignored', async () => {
  const { db, plainTransaction } = await openTestStorage();
  const ignoring = plainTransaction(async (tx) => {
    await insertLease(tx, sampleLease('one'));
    await Promise.resolve(insertLease(tx, sampleLease('one'))).catch(() => undefined);
  });
  await expect(ignoring).rejects.toThrow('A statement of this transaction failed');
  expect(await db.jobLease.count()).toBe(0);
});

test('a plain transaction that lasts too long is rolled back and lets the others go on', async () => {
  const { db, plainTransaction } = await openTestStorage({ patience: 0.02 });
  const endless = plainTransaction(async (tx) => {
    for (;;) {
      await insertLease(tx, sampleLease());
      await setImmediate();
    }
  });
  const error = await endless.catch((reason: unknown) => reason);
  expect(isStorageUnavailable(error), String(error)).toBe(true);
  await db.jobLease.create({ data: sampleLease('after') });
  expect((await db.jobLease.findMany()).map(({ name }) => name)).toEqual(['after']);
});

test('a plain transaction whose turn does not come in time is refused and never begins', async () => {
  const { db, kind, plainTransaction, transaction } = await openTestStorage({ patience: 0.05 });
  const connections = kind === 'sqlite' ? 1 : 10;
  const held = Promise.withResolvers<void>();
  const begun = Array.from({ length: connections }, () => Promise.withResolvers<void>());
  const holders = begun.map((one) =>
    db.$transaction(
      async (tx) => {
        await tx.jobLease.count();
        one.resolve();
        await held.promise;
      },
      { timeout: 30_000 },
    ),
  );
  await Promise.all(begun.map(({ promise }) => promise));
  const late = plainTransaction(async (tx) => insertLease(tx, sampleLease('late')));
  const error = await late.catch((reason: unknown) => reason);
  expect(isStorageUnavailable(error), String(error)).toBe(true);
  held.resolve();
  await Promise.all(holders);
  await transaction((tx) => tx.jobLease.create({ data: sampleLease('after') }));
  expect((await db.jobLease.findMany()).map(({ name }) => name)).toEqual(['after']);
});

test('after the storage is closed plain statements and transactions are refused as unavailable', async () => {
  const { close, plainTransaction, statements } = await openTestStorage();
  await close();
  const refused = [
    Promise.resolve(statements.$queryRaw`SELECT 1`),
    Promise.resolve(insertLease(statements, sampleLease())),
    plainTransaction((tx) => Promise.resolve(insertLease(tx, sampleLease()))),
  ];
  for (const one of refused) {
    const error = await one.catch((reason: unknown) => reason);
    expect(isStorageUnavailable(error), String(error)).toBe(true);
  }
});
