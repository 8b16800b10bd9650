import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { Database, DatabaseTransaction } from './open-storage.ts';
import { sampleCode, sampleLease, sampleRegistration, storeSubscriber } from './testing/sample-rows.ts';
import { openTestStorage } from './testing/test-storage.ts';

const until = new Date('2025-06-01T08:00:00.000Z');
const writeCount = 2_000;
const atOnce = 40;

/** Every way Prisma has of writing one lease outside a transaction of one's own. */
const waysToWrite: ((db: Database, name: string) => Promise<unknown>)[] = [
  (db, name) => db.jobLease.create({ data: sampleLease(name) }),
  (db, name) => db.jobLease.createMany({ data: [sampleLease(name)] }),
  (db, name) => db.jobLease.createManyAndReturn({ data: [sampleLease(name)] }),
  (db, name) => db.jobLease.upsert({ where: { name }, create: sampleLease(name), update: {} }),
  (db, name) => db.$transaction([db.jobLease.create({ data: sampleLease(name) }), db.jobLease.count()]),
  (db, name) => db.$transaction((tx) => tx.jobLease.create({ data: sampleLease(name) })),
  (db, name) => db.$executeRaw`INSERT INTO job_leases (name, owner, until) VALUES (${name}, 'raw', ${until})`,
  (db, name) =>
    db.$queryRaw`INSERT INTO job_leases (name, owner, until) VALUES (${name}, 'raw', ${until}) RETURNING name`,
  (db, name) =>
    db.$queryRaw`
      WITH named (name, until) AS (SELECT CAST(${name} AS TEXT), until FROM job_leases WHERE name = 'clock')
      INSERT INTO job_leases (name, owner, until) SELECT name, 'raw', until FROM named RETURNING name`,
  // Rows that exist already, changed and renamed.
  (db, name) => db.jobLease.update({ where: { name: `old ${name}` }, data: { name } }),
  (db, name) => db.jobLease.updateMany({ where: { name: `old ${name}` }, data: { name } }),
  (db, name) => db.jobLease.updateManyAndReturn({ where: { name: `old ${name}` }, data: { name } }),
  async (db, name) => {
    await db.jobLease.delete({ where: { name: `old ${name}` } });
    await db.jobLease.create({ data: sampleLease(name) });
  },
  async (db, name) => {
    await db.jobLease.deleteMany({ where: { name: `old ${name}` } });
    await db.jobLease.create({ data: sampleLease(name) });
  },
  // Several tables in one call, which Prisma puts into a transaction of its own.
  async (db, name) => {
    const { id } = await db.registration.create({
      data: { ...sampleRegistration(), code: { create: sampleCode() } },
    });
    await db.registration.update({
      where: { id },
      data: { fullName: name, code: { update: { triesLeft: { decrement: 1 } } } },
    });
    await db.jobLease.create({ data: sampleLease(name) });
  },
];

test('2,000 writes beside transactions of which 30 % abort: none acknowledged is lost, none aborted is seen', {
  timeout: 120_000,
}, async () => {
  const { db, transaction } = await openTestStorage({ patience: 10 });
  const { subscriptionId } = await storeSubscriber(db);
  const day = '2025-06-01';
  await db.dailyUse.create({ data: { subscriptionId, day, used: 0 } });
  const names = Array.from({ length: writeCount }, (_, i) => `lease ${i}`);
  await db.jobLease.createMany({
    data: ['clock', ...names.map((name) => `old ${name}`)].map((name) => ({ ...sampleLease(name), until })),
  });

  let uses = 0;
  let seenAborted = 0;
  let aborted = 0;
  let writing = true;
  const committed: string[] = [];
  const queue = names.entries();

  async function writePlainly() {
    for (const [i, name] of queue) {
      await waysToWrite[i % waysToWrite.length]?.(db, name);
      await db.dailyUse.updateMany({ where: { subscriptionId }, data: { used: { increment: 1 } } });
      uses += 1;
    }
  }

  async function writeInTransactions(worker: number) {
    for (let i = worker; writing; i += 1) {
      const name = `${i % 10 < 3 ? 'aborted' : 'committed'} ${randomUUID()}`;
      await transaction((tx) => writeSlowly(tx, name)).then(
        () => {
          committed.push(name);
          uses += 1;
        },
        (error: unknown) => {
          if (!(error instanceof Error) || error.message !== 'aborted on purpose') throw error;
          aborted += 1;
        },
      );
    }
  }

  async function writeSlowly(tx: DatabaseTransaction, name: string) {
    await tx.jobLease.create({ data: sampleLease(name) });
    await setImmediate();
    await tx.dailyUse.updateMany({ where: { subscriptionId }, data: { used: { increment: 1 } } });
    await setImmediate();
    if (name.startsWith('aborted')) throw new Error('aborted on purpose');
  }

  async function read() {
    while (writing) {
      seenAborted += await db.jobLease.count({ where: { name: { startsWith: 'aborted' } } });
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

  const kept = new Set((await db.jobLease.findMany({ select: { name: true } })).map(({ name }) => name));
  expect(names.filter((name) => !kept.has(name))).toEqual([]);
  expect(committed.filter((name) => !kept.has(name))).toEqual([]);
  expect([...kept].filter((name) => name.startsWith('aborted'))).toEqual([]);
  expect(seenAborted).toBe(0);
  expect((await db.dailyUse.findFirst())?.used).toBe(uses);
  expect(await db.oneTimeCode.count({ where: { triesLeft: 4 } })).toBe(await db.registration.count());
  expect(aborted).toBeGreaterThan(50);
  expect(aborted / (aborted + committed.length)).toBeCloseTo(0.3, 1);
});
