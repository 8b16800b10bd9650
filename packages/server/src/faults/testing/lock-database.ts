import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { onTestFinished } from 'vitest';
import { parseDatabaseUrl } from '../../storage/index.ts';

const script = `
import Sqlite from 'better-sqlite3';
const db = new Sqlite(process.argv[1]);
db.exec('BEGIN IMMEDIATE');
process.stdout.write('locked');
process.stdin.once('data', () => {
  db.exec('COMMIT');
  process.exit(0);
});
`;

/** Has another process lock a SQLite database for writing. Resolves once it is locked; call what comes back to let go. */
export const lockDatabase = async (databaseUrl: string): Promise<() => Promise<void>> => {
  const address = parseDatabaseUrl(databaseUrl);
  if (address.kind !== 'sqlite') throw new Error('this is about SQLite');
  const other = spawn(process.execPath, ['--input-type=module', '-e', script, address.file], {
    cwd: import.meta.dirname,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  onTestFinished(() => void other.kill('SIGKILL'));
  await once(other.stdout, 'data');
  return async () => {
    const gone = once(other, 'exit');
    other.stdin.write('go on\n');
    await gone;
  };
};
