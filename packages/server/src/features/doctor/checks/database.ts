import { randomUUID } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { diskRemedy } from '../../../database-failure.ts';
import { reasonOf } from '../../../reason-of.ts';
import {
  type DatabaseKind,
  isDiskFailure,
  isStorageFull,
  openStorage,
  parseDatabaseUrl,
  readMigrationState,
} from '../../../storage/index.ts';
import { type Check, failed, type Installation, ok, type Verdict, warning } from '../finding.ts';

const mostBrokenPages = 5;

/** Whether the database is there, whole, and of this version. */
export const databaseCheck: Check = {
  name: 'database',
  async look({ config }) {
    const address = parseDatabaseUrl(config.databaseUrl);
    const isFile = address.kind === 'sqlite';
    if (isFile && !existsSync(address.file)) return ok(`${address.file} is made by the first start`);
    const state = await readMigrationState(config.databaseUrl).catch((error: unknown) =>
      failed(reasonOf(error), remedyOfOpening(address.kind, error)),
    );
    if ('state' in state) return state;
    if (state.refusal) return failed('database and version do not fit', state.refusal);
    return [
      ok(
        `${isFile ? `SQLite ${address.file}` : 'PostgreSQL'}, ${state.pending.length === 0 ? 'schema up to date' : `${state.pending.length} migrations are applied by the next start`}`,
      ),
      ...(isFile ? await conditionOf(config.databaseUrl, address.file) : []),
      ...(state.pending.length === 0 ? await writing(config.databaseUrl) : []),
    ].sort(worstFirst);
  },
};

/** What is wrong comes before what is well. */
const worstFirst = (one: Verdict, other: Verdict): number =>
  Number(other.state === 'failed') - Number(one.state === 'failed');

class TakenBack extends Error {}

/** Whether a row can be written; it is taken back at once. */
const writing = async (databaseUrl: string): Promise<Verdict[]> => {
  const storage = await openStorage({ databaseUrl });
  try {
    await storage.transaction(async (tx) => {
      await tx.spentChallenge.create({ data: { id: `doctor-${randomUUID()}`, expiresAt: new Date(0) } });
      throw new TakenBack();
    });
    return [];
  } catch (error) {
    return error instanceof TakenBack
      ? []
      : [failed(`no row can be written: ${reasonOf(error)}`, remedyOf(storage.kind, error))];
  } finally {
    await storage.close();
  }
};

/** What helps against a disk that refuses; undefined when that is not what is wrong. */
const remedyOfDisk = (error: unknown): string | undefined => {
  if (isStorageFull(error)) return 'Make room on the disk of the database; the server goes on by itself.';
  return isDiskFailure(error) ? diskRemedy : undefined;
};

const remedyOfOpening = (kind: DatabaseKind, error: unknown): string =>
  remedyOfDisk(error) ??
  (kind === 'sqlite'
    ? 'Check DATABASE_URL and DATA_DIR, or restore a backup.'
    : 'Check DATABASE_URL, and that PostgreSQL runs and lets this machine in.');

const remedyOf = (kind: DatabaseKind, error: unknown): string =>
  remedyOfDisk(error) ??
  (kind === 'sqlite'
    ? 'Another process holds the database: find it with `fuser` on the file, and end it.'
    : 'Look at the log of PostgreSQL, and whether this is a standby that only reads.');

const conditionOf = async (databaseUrl: string, file: string): Promise<Verdict[]> => {
  const storage = await openStorage({ databaseUrl });
  try {
    const rows = await storage.db.$queryRawUnsafe<Record<string, string>[]>(
      `PRAGMA quick_check(${mostBrokenPages})`,
    );
    const problems = rows.flatMap((row) => Object.values(row)).filter((line) => line !== 'ok');
    const mode = statSync(file).mode & 0o077;
    return [
      ...(problems.length > 0
        ? [failed(`the file is damaged: ${problems.join('; ')}`, 'Stop the server and restore a backup.')]
        : []),
      ...(mode !== 0 ? [warning('others on this machine can read the database', `chmod 600 ${file}`)] : []),
    ];
  } finally {
    await storage.close();
  }
};

/** What keeps this version from reading the rows; undefined when nothing does. */
export const whatRowsWaitFor = async ({
  config,
}: Pick<Installation, 'config'>): Promise<string | undefined> => {
  const address = parseDatabaseUrl(config.databaseUrl);
  const made = 'is looked at once the next start has made the database ready';
  if (address.kind === 'sqlite' && !existsSync(address.file)) return made;
  const state = await readMigrationState(config.databaseUrl).catch(() => undefined);
  if (state === undefined || state.refusal) return 'needs the database';
  return state.pending.length > 0 ? made : undefined;
};
