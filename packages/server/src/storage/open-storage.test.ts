import { expect, test } from 'vitest';
import { isStorageUnavailable, openStorage } from './index.ts';
import { sampleUser, storeSubscriber } from './testing/sample-rows.ts';
import { createTestDatabase, testDatabaseKind } from './testing/test-database.ts';
import { openTestStorage } from './testing/test-storage.ts';

test('what one process stored, the next one reads', async () => {
  const database = await createTestDatabase();
  const first = await openStorage(database);
  const user = await first.db.user.create({ data: sampleUser() });
  await first.close();
  const second = await openStorage(database);
  expect(await second.db.user.findUnique({ where: { id: user.id } })).toEqual(user);
  expect(second.kind).toBe(testDatabaseKind());
  await second.close();
  await database.drop();
});

test('times and long texts come back as they were', async () => {
  const { db } = await openTestStorage();
  const createdAt = new Date('2024-02-29T23:59:59.007Z');
  const fullName = 'ⵜⴰⵎⴰⵣⵉⵖⵜ 👩🏽‍💻 '.repeat(500);
  const user = await db.user.create({ data: { ...sampleUser(), fullName, createdAt } });
  expect(user.createdAt).toEqual(createdAt);
  expect(user.fullName).toBe(fullName);
  expect(await db.user.count({ where: { createdAt: { gt: new Date('2024-02-29T23:59:59.006Z') } } })).toBe(1);
  expect(await db.user.count({ where: { createdAt: { gt: createdAt } } })).toBe(0);
});

test('deleting a user deletes what is theirs', async () => {
  const { db } = await openTestStorage();
  const { userId, subscriptionId } = await storeSubscriber(db);
  const now = new Date();
  await db.chat.create({
    data: { id: 'chat', userId, firstQuery: 'What is a PAN?', createdAt: now, lastActivityAt: now },
  });
  await db.dailyUse.create({ data: { subscriptionId, day: '2025-06-01', used: 1 } });
  await db.user.delete({ where: { id: userId } });
  expect([await db.chat.count(), await db.subscription.count(), await db.dailyUse.count()]).toEqual([
    0, 0, 0,
  ]);
});

test('a closed storage is unavailable, and stays closed', async () => {
  const storage = await openTestStorage();
  await storage.ping();
  await storage.close();
  const late = await Promise.allSettled([
    storage.ping(),
    storage.db.user.count(),
    storage.transaction((tx) => tx.user.count()),
  ]);
  for (const outcome of late) {
    const error = outcome.status === 'rejected' ? outcome.reason : undefined;
    expect(isStorageUnavailable(error), String(error)).toBe(true);
  }
});
