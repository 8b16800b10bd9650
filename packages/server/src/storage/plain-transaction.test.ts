import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { Statements } from './statements.ts';
import { isStorageUnavailable, isUniqueViolation } from './storage-errors.ts';
import { sampleChallenge, sampleUser } from './testing/sample-rows.ts';
import { openTestStorage } from './testing/test-storage.ts';

const insertChallenge = (db: Statements, { id, expiresAt }: ReturnType<typeof sampleChallenge>) =>
  db.$executeRaw`INSERT INTO spent_challenges (id, expires_at) VALUES (${id}, ${expiresAt})`;

test('plain statements give and keep what those of Prisma do', async () => {
  const { db, statements } = await openTestStorage();
  const user = await db.user.create({ data: { ...sampleUser(), passwordHash: null } });
  const read = (from: Statements) => from.$queryRaw<object[]>`
    SELECT u.*, (SELECT count(*) FROM users) AS people FROM users u WHERE id = ${user.id}`;
  expect(await read(statements)).toEqual(await read(db));
  const [model, plain] = [sampleChallenge('model'), sampleChallenge('plain')];
  await db.spentChallenge.create({ data: model });
  expect(await insertChallenge(statements, plain)).toBe(1);
  expect(await db.spentChallenge.findMany({ orderBy: { id: 'asc' } })).toEqual([model, plain]);
  const same = await statements.$queryRaw<object[]>`
    SELECT a.id FROM spent_challenges a JOIN spent_challenges b ON a.expires_at = b.expires_at AND a.id <> b.id`;
  expect(same).toHaveLength(2);
});

test('of a plain transaction everything is kept or nothing', async () => {
  const { db, plainTransaction } = await openTestStorage();
  const kept = await plainTransaction(async (tx) => {
    await insertChallenge(tx, sampleChallenge('one'));
    return insertChallenge(tx, sampleChallenge('two'));
  });
  expect(kept).toBe(1);
  const aborted = plainTransaction(async (tx) => {
    await insertChallenge(tx, sampleChallenge('three'));
    throw new Error('changed my mind');
  });
  await expect(aborted).rejects.toThrow('changed my mind');
  const failed = await plainTransaction(async (tx) => {
    await insertChallenge(tx, sampleChallenge('four'));
    await insertChallenge(tx, sampleChallenge('one'));
  }).catch((error: unknown) => error);
  expect(isUniqueViolation(failed)).toBe(true);
  expect((await db.spentChallenge.findMany()).map(({ id }) => id).sort()).toEqual(['one', 'two']);
});

test('statements of a plain transaction that are given at once run in that order, and all of them are kept or none', async () => {
  const { db, plainTransaction } = await openTestStorage();
  const idsIn = (tx: Statements) => tx.$queryRaw<object[]>`SELECT id FROM spent_challenges ORDER BY id`;
  const [, before, , after] = await plainTransaction((tx) =>
    Promise.all([
      insertChallenge(tx, sampleChallenge('one')),
      idsIn(tx),
      insertChallenge(tx, sampleChallenge('two')),
      idsIn(tx),
    ]),
  );
  expect([before, after]).toEqual([[{ id: 'one' }], [{ id: 'one' }, { id: 'two' }]]);
  const failed = await plainTransaction((tx) =>
    Promise.all(['three', 'one', 'four'].map((id) => insertChallenge(tx, sampleChallenge(id)))),
  ).catch((error: unknown) => error);
  expect(isUniqueViolation(failed), String(failed)).toBe(true);
  expect((await db.spentChallenge.findMany()).map(({ id }) => id).sort()).toEqual(['one', 'two']);
});

test('nothing of a plain transaction is kept in which a failed statement was ignored', async () => {
  const { db, plainTransaction } = await openTestStorage();
  const ignoring = plainTransaction(async (tx) => {
    await insertChallenge(tx, sampleChallenge('one'));
    await Promise.resolve(insertChallenge(tx, sampleChallenge('one'))).catch(() => undefined);
  });
  await expect(ignoring).rejects.toThrow('A statement of this transaction failed');
  expect(await db.spentChallenge.count()).toBe(0);
});

test('a plain transaction that lasts too long is rolled back and lets the others go on', async () => {
  const { db, plainTransaction } = await openTestStorage({ limits: { timeout: 100 } });
  const endless = plainTransaction(async (tx) => {
    for (;;) {
      await insertChallenge(tx, sampleChallenge());
      await setImmediate();
    }
  });
  const error = await endless.catch((reason: unknown) => reason);
  expect(isStorageUnavailable(error), String(error)).toBe(true);
  await db.spentChallenge.create({ data: sampleChallenge('after') });
  expect((await db.spentChallenge.findMany()).map(({ id }) => id)).toEqual(['after']);
});

test('a plain transaction whose turn does not come in time is refused and never begins', async () => {
  const { db, kind, plainTransaction } = await openTestStorage({ limits: { maxWait: 400 } });
  const connections = kind === 'sqlite' ? 1 : 10;
  const held = Promise.withResolvers<void>();
  const begun = Array.from({ length: connections }, () => Promise.withResolvers<void>());
  const holders = begun.map((one) =>
    db.$transaction(
      async (tx) => {
        await tx.spentChallenge.count();
        one.resolve();
        await held.promise;
      },
      { maxWait: 30_000, timeout: 30_000 },
    ),
  );
  await Promise.all(begun.map(({ promise }) => promise));
  const late = plainTransaction(async (tx) => insertChallenge(tx, sampleChallenge('late')));
  const error = await late.catch((reason: unknown) => reason);
  expect(isStorageUnavailable(error), String(error)).toBe(true);
  held.resolve();
  await Promise.all(holders);
  await db.$transaction((tx) => tx.spentChallenge.create({ data: sampleChallenge('after') }), {
    maxWait: 30_000,
  });
  expect((await db.spentChallenge.findMany()).map(({ id }) => id)).toEqual(['after']);
});

test('after the storage is closed plain statements and transactions are refused as unavailable', async () => {
  const { close, plainTransaction, statements } = await openTestStorage();
  await close();
  const refused = [
    Promise.resolve(statements.$queryRaw`SELECT 1`),
    Promise.resolve(insertChallenge(statements, sampleChallenge())),
    plainTransaction((tx) => Promise.resolve(insertChallenge(tx, sampleChallenge()))),
  ];
  for (const one of refused) {
    const error = await one.catch((reason: unknown) => reason);
    expect(isStorageUnavailable(error), String(error)).toBe(true);
  }
});
