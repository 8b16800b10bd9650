import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testsWithoutDatabase } from './tests-without-database.ts';

const sources = join(import.meta.dirname, '..');

test('a test that opens a database by whatever way is not among those that run once', () => {
  const once = testsWithoutDatabase();
  expect(once).toEqual(
    expect.arrayContaining(['src/sealing.test.ts', 'src/features/plans/plan-policy.test.ts']),
  );
  const opening = /startTestApp|createTestDatabase|createEmptyTestDatabase|testDatabaseKind|startReplica/;
  const wrong = once.filter(
    (path) =>
      !path.includes('tests-without-database') &&
      opening.test(readFileSync(join(sources, '..', path), 'utf8')),
  );
  expect(wrong).toEqual([]);
});

test('only one file knows on which database a suite runs', () => {
  const reading = globSync('**/*.ts', { cwd: sources }).filter((path) =>
    readFileSync(join(sources, path), 'utf8').includes(['process.env', 'TEST_DATABASE'].join('.')),
  );
  expect(reading.map((path) => path.replaceAll('\\', '/'))).toEqual(['storage/testing/test-database.ts']);
});
