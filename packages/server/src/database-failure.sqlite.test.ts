import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { freePort } from '../../../scripts/free-ports.ts';
import { secrets } from './config/testing/problems-of.ts';
import { databaseFailure } from './database-failure.ts';
import { inParallel } from './in-parallel.ts';
import { startFailure } from './start-failure.ts';

test.each([['main.ts'], ['cli/main.ts', 'plan', 'list']])(
  '%s says which setting to look at when the database cannot be used',
  async (file, ...words) => {
    const DATABASE_URL = `postgresql://genie:hunter2@127.0.0.1:${await freePort()}/genie`;
    const env = { ...secrets, PATH: process.env.PATH, PORT: '0', LOG_LEVEL: 'silent', DATABASE_URL };
    const run = promisify(execFile)(process.execPath, [join(import.meta.dirname, file), ...words], { env });
    await expect(run).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(
        /^The database cannot be used \(connect ECONNREFUSED [\d.:]+\)\. Check DATABASE_URL and DATA_DIR\.\n$/,
      ),
    });
  },
);

test.each(['SQLITE_IOERR_SHMSIZE', 'SQLITE_FULL'])(
  'a disk that refuses with %s is what one is told to look at, with the name of the failure',
  (code) => {
    const failure = databaseFailure(Object.assign(new Error('disk I/O error'), { code }));
    expect(startFailure(failure)).toBe(
      `The database cannot be used (disk I/O error). The disk may be full or broken: make room where the database stands (DATABASE_URL, DATA_DIR), and look at dmesg. (${code})`,
    );
  },
);

test('of several failures of a job the name of the first is told', async () => {
  const full = Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' });
  const job = inParallel(1, [full, new Error('declined')], (failure) => Promise.reject(failure));
  expect(startFailure(await job.catch((error: unknown) => error))).toBe(
    '2 of 2 failed: database or disk is full (SQLITE_FULL)',
  );
});
