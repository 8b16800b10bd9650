import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { Database, DatabaseTransaction } from './open-storage.ts';
import { sampleChallenge, sampleCode, sampleRegistration, storeSubscriber } from './testing/sample-rows.ts';
import { openTestStorage } from './testing/test-storage.ts';

const expiresAt = new Date('2025-06-01T08:00:00.000Z');
const writeCount = 2_000;
const atOnce = 40;

/** Every way Prisma has of writing one row outside a transaction of one's own. */
const waysToWrite: ((db: Database, id: string) => Promise<unknown>)[] = [
  (db, id) => db.spentChallenge.create({ data: sampleChallenge(id) }),
  (db, id) => db.spentChallenge.createMany({ data: [sampleChallenge(id)] }),
  (db, id) => db.spentChallenge.createManyAndReturn({ data: [sampleChallenge(id)] }),
  (db, id) => db.spentChallenge.upsert({ where: { id }, create: sampleChallenge(id), update: {} }),
  (db, id) =>
    db.$transaction([db.spentChallenge.create({ data: sampleChallenge(id) }), db.spentChallenge.count()]),
  (db, id) => db.$transaction((tx) => tx.spentChallenge.create({ data: sampleChallenge(id) })),
  (db, id) => db.$executeRaw`INSERT INTO spent_challenges (id, expires_at) VALUES (${id}, ${expiresAt})`,
  (db, id) =>
    db.$queryRaw`INSERT INTO spent_challenges (id, expires_at) VALUES (${id}, ${expiresAt}) RETURNING id`,
  (db, id) =>
    db.$queryRaw`
      WITH named (id, expires_at) AS (SELECT CAST(${id} AS TEXT), expires_at FROM spent_challenges WHERE id = 'clock')
      INSERT INTO spent_challenges (id, expires_at) SELECT id, expires_at FROM named RETURNING id`,
  // Rows that exist already, changed and renamed.
  (db, id) => db.spentChallenge.update({ where: { id: `old ${id}` }, data: { id } }),
  (db, id) => db.spentChallenge.updateMany({ where: { id: `old ${id}` }, data: { id } }),
  (db, id) => db.spentChallenge.updateManyAndReturn({ where: { id: `old ${id}` }, data: { id } }),
  async (db, id) => {
    await db.spentChallenge.delete({ where: { id: `old ${id}` } });
    await db.spentChallenge.create({ data: sampleChallenge(id) });
  },
  async (db, id) => {
    await db.spentChallenge.deleteMany({ where: { id: `old ${id}` } });
    await db.spentChallenge.create({ data: sampleChallenge(id) });
  },
  // Several tables in one call, which Prisma puts into a transaction of its own.
  async (db, id) => {
    const pending = await db.registration.create({
      data: { ...sampleRegistration(), code: { create: sampleCode() } },
    });
    await db.registration.update({
      where: { id: pending.id },
      data: { fullName: id, code: { update: { triesLeft: { decrement: 1 } } } },
    });
    await db.spentChallenge.create({ data: sampleChallenge(id) });
  },
];

test('2,000 writes beside transactions of which 30 % abort: none acknowledged is lost, none aborted is seen', async () => {
  const { db, transaction } = await openTestStorage({ patience: 10 });
  const { subscriptionId } = await storeSubscriber(db);
  const day = '2025-06-01';
  await db.dailyUse.create({ data: { subscriptionId, day, used: 0 } });
  const ids = Array.from({ length: writeCount }, (_, i) => `challenge ${i}`);
  await db.spentChallenge.createMany({
    data: ['clock', ...ids.map((id) => `old ${id}`)].map((id) => ({ ...sampleChallenge(id), expiresAt })),
  });

  let uses = 0;
  let seenAborted = 0;
  let aborted = 0;
  let writing = true;
  const committed: string[] = [];
  const queue = ids.entries();

  async function writePlainly() {
    for (const [i, id] of queue) {
      await waysToWrite[i % waysToWrite.length]?.(db, id);
      await db.dailyUse.updateMany({ where: { subscriptionId }, data: { used: { increment: 1 } } });
      uses += 1;
    }
  }

  async function writeInTransactions(worker: number) {
    for (let i = worker; writing; i += 1) {
      const id = `${i % 10 < 3 ? 'aborted' : 'committed'} ${randomUUID()}`;
      await transaction((tx) => writeSlowly(tx, id)).then(
        () => {
          committed.push(id);
          uses += 1;
        },
        (error: unknown) => {
          if (!(error instanceof Error) || error.message !== 'aborted on purpose') throw error;
          aborted += 1;
        },
      );
    }
  }

  async function writeSlowly(tx: DatabaseTransaction, id: string) {
    await tx.spentChallenge.create({ data: sampleChallenge(id) });
    await setImmediate();
    await tx.dailyUse.updateMany({ where: { subscriptionId }, data: { used: { increment: 1 } } });
    await setImmediate();
    if (id.startsWith('aborted')) throw new Error('aborted on purpose');
  }

  async function read() {
    while (writing) {
      seenAborted += await db.spentChallenge.count({ where: { id: { startsWith: 'aborted' } } });
      await setImmediate();
    }
  }

  const others = [0, 1, 2, 3, 4, 5].map(writeInTransactions);
  const reader = read();
  try {
    await Promise.all(Array.from({ length: atOnce }, writePlainly));
  } finally {
    writing = false;
  }
  await Promise.all([...others, reader]);

  const kept = new Set((await db.spentChallenge.findMany({ select: { id: true } })).map(({ id }) => id));
  expect(ids.filter((id) => !kept.has(id))).toEqual([]);
  expect(committed.filter((id) => !kept.has(id))).toEqual([]);
  expect([...kept].filter((id) => id.startsWith('aborted'))).toEqual([]);
  expect(seenAborted).toBe(0);
  expect((await db.dailyUse.findFirst())?.used).toBe(uses);
  expect(await db.oneTimeCode.count({ where: { triesLeft: 4 } })).toBe(await db.registration.count());
  expect(aborted).toBeGreaterThan(50);
  expect(aborted / (aborted + committed.length)).toBeCloseTo(0.3, 1);
});
