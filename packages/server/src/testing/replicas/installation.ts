import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSandbox } from '@genie/sandbox';
import { onTestFinished } from 'vitest';
import { freePort } from '../../../../../scripts/free-ports.ts';
import { openStorage, type Storage } from '../../storage/index.ts';
import { createEmptyTestDatabase } from '../../storage/testing/index.ts';
import { newDataDir } from './new-data-dir.ts';
import type { Replica } from './replicas.ts';
import { servicesOf } from './services-of.ts';

/** What a server needs to start for one test, on an empty database of the kind the suite runs on. */
export const installation = async () => {
  const home = await mkdtemp(join(tmpdir(), 'genie-life-cycle-'));
  const database = await createEmptyTestDatabase();
  const sandbox = await startSandbox({ port: 0, smtpPort: 0 });
  onTestFinished(async () => {
    await sandbox.close();
    await database.drop();
    await rm(home, { recursive: true, force: true });
  });
  const { databaseUrl } = database;
  const env = {
    NODE_ENV: 'test',
    DATA_DIR: await newDataDir(home),
    DATABASE_URL: databaseUrl,
    ...servicesOf(sandbox),
    PORT: String(await freePort()),
  };
  return { home, sandbox, databaseUrl, env, url: `http://127.0.0.1:${env.PORT}` };
};

/** The storage of a database, closed after the test. */
export const storageOf = async (databaseUrl: string): Promise<Storage> => {
  const storage = await openStorage({ databaseUrl });
  onTestFinished(() => storage.close());
  return storage;
};

/** Ends a server after the test. */
export const endAfterTest = (replica: Replica): Replica => {
  onTestFinished(() => replica.process().kill());
  return replica;
};
