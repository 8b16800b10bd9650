import { expect, test } from 'vitest';
import { withMigrationSession } from '../../storage/index.ts';
import { sampleUser } from '../../storage/testing/sample-rows.ts';
import { describeTables } from './databases/describe-tables.ts';
import { loadTarget } from './databases/load-target.ts';
import { restoreBackup } from './index.ts';
import { backupOf, openDatabase } from './testing/backup-world.ts';
import { fillDatabase } from './testing/fill-database.ts';

type Opened = Awaited<ReturnType<typeof openDatabase>>;

const everything = async ({ db }: Opened) => ({
  users: await db.user.findMany({
    include: { photo: true, subscriptions: { include: { dailyUses: true } }, chats: true },
  }),
  registrations: await db.registration.findMany({ include: { code: true } }),
  plans: await db.plan.findMany(),
  coupons: await db.coupon.findMany({ orderBy: { code: 'asc' } }),
  counters: await db.counter.findMany(),
  entries: await db.entry.findMany({ orderBy: { position: 'asc' } }),
});

const shapeOf = ({ config, kind }: Opened) =>
  withMigrationSession(config.databaseUrl, ({ connection }) =>
    describeTables(kind, (sql) => connection.rows(sql)),
  );

test('both databases have the same tables with columns of the same kinds', async () => {
  const inOrder = (tables: Awaited<ReturnType<typeof shapeOf>>) =>
    tables.map(({ name, columns }) => [
      name,
      columns.map((column) => `${column.name} ${column.kind}`).sort(),
    ]);
  const sqlite = inOrder(await shapeOf(await openDatabase('sqlite')));
  expect(inOrder(await shapeOf(await openDatabase('postgresql')))).toEqual(sqlite);
  expect(sqlite.length).toBeGreaterThan(20);
});

test('a restore moves SQLite to PostgreSQL and back with every row right', async () => {
  const [sqlite, postgresql, again] = [
    await openDatabase('sqlite'),
    await openDatabase('postgresql'),
    await openDatabase('sqlite'),
  ];
  await fillDatabase(sqlite);
  const before = await everything(sqlite);
  await restoreBackup(postgresql.config, { file: await backupOf(sqlite.config) });
  expect(await everything(postgresql)).toEqual(before);
  await restoreBackup(again.config, { file: await backupOf(postgresql.config) });
  expect(await everything(again)).toEqual(before);
  // References are enforced again, and what was moved is found by time as SQLite compares it.
  const orphan = { ...sampleUser(), id: 'x' };
  await expect(
    postgresql.db.session.create({
      data: {
        id: 's',
        userId: orphan.id,
        refreshTokenHash: 'h',
        createdAt: new Date(),
        lastUsedAt: new Date(),
        expiresAt: new Date(),
      },
    }),
  ).rejects.toThrow();
  const first = before.entries[0]?.createdAt ?? new Date();
  for (const { db } of [postgresql, again]) {
    expect(await db.entry.count({ where: { createdAt: { lte: first } } })).toBe(1);
  }
  const raw = await again.db.$queryRawUnsafe('SELECT created_at FROM entries ORDER BY position LIMIT 1');
  expect(raw).toEqual(
    await sqlite.db.$queryRawUnsafe('SELECT created_at FROM entries ORDER BY position LIMIT 1'),
  );
});

test('a table that numbers its rows goes on after the highest number', async () => {
  const { config } = await openDatabase('postgresql');
  await withMigrationSession(config.databaseUrl, async ({ connection }) => {
    await connection.run('CREATE TABLE numbered (id SERIAL PRIMARY KEY, word TEXT)');
    const numbered = (await describeTables('postgresql', (sql) => connection.rows(sql))).filter(
      ({ name }) => name === 'numbered',
    );
    const target = loadTarget('postgresql', connection);
    for (const table of numbered) await target.insert(table, [[41, 'a']]);
    await target.alignSequences(numbered);
    expect(await connection.rows(`INSERT INTO numbered (word) VALUES ('b') RETURNING id`)).toEqual([[42]]);
  });
});
