import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';

/**
 * Where databases of tests lie: in memory where there is room, as every test makes one, waits for each of its commits to be
 * stored and deletes it.
 */
export async function roomyFolder(): Promise<string> {
  const inMemory = '/dev/shm';
  const free = await statfs(inMemory).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  );
  return free > 2 ** 31 ? inMemory : tmpdir();
}
