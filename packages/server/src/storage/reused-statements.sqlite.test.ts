import { randomUUID } from 'node:crypto';
import Sqlite from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { reuseStatements } from './reused-statements.ts';
import { sampleUser } from './testing/sample-rows.ts';
import { openTestStorage } from './testing/test-storage.ts';

const openDriver = () => {
  const driver = new Sqlite(':memory:');
  onTestFinished(() => void driver.close());
  driver.exec("CREATE TABLE words (word TEXT); INSERT INTO words VALUES ('one'), ('two')");
  let prepared = 0;
  const prepare = driver.prepare.bind(driver);
  driver.prepare = ((sql: string) => {
    prepared += 1;
    return prepare(sql);
  }) as typeof driver.prepare;
  reuseStatements(driver);
  return { driver, prepared: () => prepared };
};

const find = (driver: Sqlite.Database, word: string) =>
  driver.prepare('SELECT word FROM words WHERE word = ?').bind([word]).raw().all();

test('a statement is prepared once and takes other parameters each time', () => {
  const { driver, prepared } = openDriver();
  expect(find(driver, 'one')).toEqual([['one']]);
  expect(find(driver, 'two')).toEqual([['two']]);
  expect(find(driver, 'three')).toEqual([]);
  expect(prepared()).toBe(1);
});

test('the statements kept are bounded: the one unused for longest is prepared anew', () => {
  const { driver, prepared } = openDriver();
  find(driver, 'one');
  for (let number = 0; number < 199; number++) driver.prepare(`SELECT ${number}`);
  find(driver, 'one');
  expect(prepared()).toBe(200);
  for (let number = 199; number < 399; number++) driver.prepare(`SELECT ${number}`);
  find(driver, 'one');
  expect(prepared()).toBe(401);
});

test('a kept statement sees a column that was added since', async () => {
  const { db } = await openTestStorage();
  const { id } = await db.user.create({ data: sampleUser() });
  const read = () => db.$queryRaw<object[]>`SELECT * FROM users WHERE id = ${id}`;
  expect(Object.keys((await read())[0] ?? {})).not.toContain('added');
  await db.$executeRawUnsafe("ALTER TABLE users ADD COLUMN added TEXT DEFAULT 'new'");
  expect((await read())[0]).toMatchObject({ id, added: 'new' });
});

test('after a statement failed, the kept one works again', async () => {
  const { db } = await openTestStorage();
  const user = sampleUser();
  await db.user.create({ data: user });
  await expect(db.user.create({ data: user })).rejects.toThrow();
  const other = randomUUID();
  await db.user.create({ data: sampleUser(other) });
  expect(await db.user.count()).toBe(2);
});
