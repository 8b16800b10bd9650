import { expect, test } from 'vitest';
import { isStorageUnavailable, isUniqueViolation } from './storage-errors.ts';
import {
  sampleCode,
  samplePlan,
  sampleRegistration,
  sampleSubscription,
  sampleUser,
  storeSubscriber,
} from './testing/sample-rows.ts';
import { openTestStorage } from './testing/test-storage.ts';

const tries = Array.from({ length: 200 }, (_, i) => i);

test('a daily limit of 20 lets exactly 20 of 200 questions asked at once through', async () => {
  const { db } = await openTestStorage({ patience: 10 });
  const { subscriptionId } = await storeSubscriber(db);
  const day = '2025-06-01';
  await db.dailyUse.create({ data: { subscriptionId, day, used: 0 } });
  const taken = await Promise.all(
    tries.map(() =>
      db.dailyUse.updateMany({
        where: { subscriptionId, day, used: { lt: 20 } },
        data: { used: { increment: 1 } },
      }),
    ),
  );
  expect(taken.filter(({ count }) => count === 1)).toHaveLength(20);
  expect(await db.dailyUse.findFirst()).toMatchObject({ used: 20 });
});

test('the same limit holds inside transactions of which every second aborts', async () => {
  const { db, transaction } = await openTestStorage({ patience: 10 });
  const { subscriptionId } = await storeSubscriber(db);
  const day = '2025-06-01';
  await db.dailyUse.create({ data: { subscriptionId, day, used: 0 } });
  const outcomes = await Promise.allSettled(
    tries.map((i) =>
      transaction(async (tx) => {
        const { count } = await tx.dailyUse.updateMany({
          where: { subscriptionId, day, used: { lt: 20 } },
          data: { used: { increment: 1 } },
        });
        if (count === 0) throw new Error('limit');
        if (i % 2 === 0) throw new Error('provider failed');
      }),
    ),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
  expect(await db.dailyUse.findFirst()).toMatchObject({ used: 20 });
});

test('a code with 5 tries is tried 5 times however many guess at once', async () => {
  const { db } = await openTestStorage({ patience: 10 });
  const { id } = await db.registration.create({
    data: { ...sampleRegistration(), code: { create: sampleCode(5) } },
  });
  const taken = await Promise.all(
    tries.map(() =>
      db.oneTimeCode.updateMany({
        where: { registrationId: id, triesLeft: { gt: 0 } },
        data: { triesLeft: { decrement: 1 } },
      }),
    ),
  );
  expect(taken.filter(({ count }) => count === 1)).toHaveLength(5);
});

test('a user has one running subscription even when 200 are begun at once', async () => {
  const { db } = await openTestStorage({ patience: 10 });
  const user = await db.user.create({ data: sampleUser() });
  await db.plan.create({ data: samplePlan() });
  const outcomes = await Promise.allSettled(
    tries.map(() => db.subscription.create({ data: sampleSubscription(user.id) })),
  );
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
  expect(refused).toHaveLength(199);
  expect(refused.every(({ reason }) => isUniqueViolation(reason))).toBe(true);
  expect(refused.some(({ reason }) => isStorageUnavailable(reason))).toBe(false);
});

test('a first question of the day makes the row of the day once, however many come at once', async () => {
  const { db } = await openTestStorage({ patience: 10 });
  const { subscriptionId } = await storeSubscriber(db);
  const key = { subscriptionId, day: '2025-06-01' };
  await Promise.all(
    tries.map(() =>
      db.dailyUse.upsert({
        where: { subscriptionId_day: key },
        create: { ...key, used: 1 },
        update: { used: { increment: 1 } },
      }),
    ),
  );
  expect(await db.dailyUse.findMany()).toEqual([{ ...key, used: 200 }]);
});
