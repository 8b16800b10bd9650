import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { isStorageUnavailable } from './storage-errors.ts';
import { sampleChallenge, sampleCode, sampleRegistration } from './testing/sample-rows.ts';
import { openTestStorage } from './testing/test-storage.ts';

test('a transaction that lasts too long is rolled back and lets the others go on', async () => {
  const { db } = await openTestStorage();
  const stuck = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const late = db.$transaction(
    async (tx) => {
      await tx.spentChallenge.create({ data: sampleChallenge('early') });
      begun.resolve();
      await stuck.promise;
      await tx.spentChallenge.create({ data: sampleChallenge('late') });
    },
    { timeout: 400 },
  );
  await begun.promise;
  await db.spentChallenge.upsert({ where: { id: 'early' }, create: sampleChallenge('early'), update: {} });
  stuck.resolve();
  const error = await late.catch((reason: unknown) => reason);
  expect(isStorageUnavailable(error), String(error)).toBe(true);
  expect((await db.spentChallenge.findMany()).map(({ id }) => id)).toEqual(['early']);
});

test('a transaction that never stops writing is stopped, whole', async () => {
  const { db } = await openTestStorage();
  const endless = db.$transaction(
    async (tx) => {
      for (;;) {
        await Promise.all([
          tx.registration.create({ data: { ...sampleRegistration(), code: { create: sampleCode() } } }),
          tx.spentChallenge.create({ data: sampleChallenge() }),
        ]);
        await setImmediate();
      }
    },
    { timeout: 30 },
  );
  const error = await endless.catch((reason: unknown) => reason);
  expect(isStorageUnavailable(error), String(error)).toBe(true);
  await db.spentChallenge.create({ data: sampleChallenge('after') });
  expect((await db.spentChallenge.findMany()).map(({ id }) => id)).toEqual(['after']);
  expect([await db.registration.count(), await db.oneTimeCode.count()]).toEqual([0, 0]);
});

test('a start that nobody waits for any more holds nothing up', async () => {
  const { db, kind } = await openTestStorage();
  const connections = kind === 'sqlite' ? 1 : 10;
  const held = Promise.withResolvers<void>();
  const begun = Array.from({ length: connections }, () => Promise.withResolvers<void>());
  const holders = begun.map((one) =>
    db.$transaction(async (tx) => {
      await tx.spentChallenge.count();
      one.resolve();
      await held.promise;
    }),
  );
  await Promise.all(begun.map(({ promise }) => promise));
  let ran = false;
  const impatient = db.$transaction(
    async () => {
      ran = true;
    },
    { maxWait: 20 },
  );
  const error = await impatient.catch((reason: unknown) => reason);
  expect(isStorageUnavailable(error), String(error)).toBe(true);
  held.resolve();
  await Promise.all(holders);
  await Promise.all(
    Array.from({ length: 30 }, () =>
      db.$transaction((tx) => tx.spentChallenge.create({ data: sampleChallenge() })),
    ),
  );
  expect(ran).toBe(false);
  expect(await db.spentChallenge.count()).toBe(30);
});
