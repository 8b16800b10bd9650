import { existsSync, statSync } from 'node:fs';
import { openStorage, parseDatabaseUrl, readMigrationState } from '../../../storage/index.ts';
import { type Check, failed, type Installation, ok, reasonOf, type Verdict, warning } from '../finding.ts';

const mostBrokenPages = 5;

/** Whether the database is there, whole, and of this version. */
export const databaseCheck: Check = {
  name: 'database',
  async look({ config }) {
    const address = parseDatabaseUrl(config.databaseUrl);
    const isFile = address.kind === 'sqlite';
    if (isFile && !existsSync(address.file)) return ok(`${address.file} is made by the first start`);
    const state = await readMigrationState(config.databaseUrl).catch((error: unknown) =>
      failed(
        reasonOf(error),
        isFile
          ? 'Check DATABASE_URL and DATA_DIR, or restore a backup.'
          : 'Check DATABASE_URL, and that PostgreSQL runs and lets this machine in.',
      ),
    );
    if ('state' in state) return state;
    if (state.refusal) return failed('database and version do not fit', state.refusal);
    return [
      ok(
        `${isFile ? `SQLite ${address.file}` : 'PostgreSQL'}, ${state.pending.length === 0 ? 'schema up to date' : `${state.pending.length} migrations are applied by the next start`}`,
      ),
      ...(isFile ? await conditionOf(config.databaseUrl, address.file) : []),
    ];
  },
};

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

/** Whether the rows can be read by this version. */
export const isUsable = async ({ config }: Pick<Installation, 'config'>): Promise<boolean> => {
  const address = parseDatabaseUrl(config.databaseUrl);
  if (address.kind === 'sqlite' && !existsSync(address.file)) return false;
  const state = await readMigrationState(config.databaseUrl).catch(() => undefined);
  return state !== undefined && !state.refusal && state.pending.length === 0;
};
