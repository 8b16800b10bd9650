import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { onTestFinished } from 'vitest';
import { systemClock } from '../../../clock.ts';
import type { Config } from '../../../config/config.ts';
import { type DatabaseKind, openStorage, type Storage } from '../../../storage/index.ts';
import { createTestDatabase } from '../../../storage/testing/index.ts';
import { type BackupHeader, writeBackup } from '../index.ts';

type BackupConfig = Pick<Config, 'databaseUrl' | 'secrets'>;

export const secrets: Config['secrets'] = {
  jwt: 'j'.repeat(32),
  jwtPrevious: undefined,
  encryption: 'e'.repeat(32),
};

/** A migrated database of its own, open, and gone when the test at hand is over. */
export const openDatabase = async (kind?: DatabaseKind): Promise<{ config: BackupConfig } & Storage> => {
  const { databaseUrl, drop } = await createTestDatabase(kind);
  const storage = await openStorage({ databaseUrl });
  onTestFinished(async () => {
    await storage.close();
    await drop();
  });
  return { ...storage, config: { databaseUrl, secrets } };
};

export const temporaryFolder = async (): Promise<string> => {
  const made = await mkdtemp(join(tmpdir(), 'genie-test-'));
  onTestFinished(() => rm(made, { recursive: true }));
  return made;
};

/** Backs a database up into a file that is gone when the test at hand is over. */
export const backupOf = async (config: BackupConfig): Promise<string> => {
  const file = join(await temporaryFolder(), 'genie.backup');
  await writeBackup(config, { file, clock: systemClock });
  return file;
};

/** The lines of a backup without its end: the header and the rows. */
export const readLines = async (file: string): Promise<{ header: BackupHeader; rows: string[] }> => {
  const text = gunzipSync(await readFile(file)).toString('utf8');
  const [header = '', ...rows] = text.split('\n').slice(0, -2);
  return { header: JSON.parse(header), rows };
};

/** Writes a backup anew with other lines and a digest that is right for them. */
export const rewriteBackup = async (
  file: string,
  to: string,
  change: (lines: { header: BackupHeader; rows: string[] }) => { header: unknown; rows: string[] },
): Promise<string> => {
  const { header, rows } = change(await readLines(file));
  const body = `${[JSON.stringify(header), ...rows].join('\n')}\n`;
  const end = { rows: rows.length, sha256: createHash('sha256').update(body).digest('hex') };
  await writeFile(to, gzipSync(`${body}${JSON.stringify(end)}\n`));
  return to;
};
