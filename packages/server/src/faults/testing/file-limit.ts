import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);
/** Less than one page of a database. */
const hardlyAnyBytes = 1_024;

/** Whether the limits of a process can be changed while it runs: on Linux, by everybody for their own. */
export const canLimitFiles = (): Promise<boolean> =>
  run('prlimit', ['--version']).then(
    () => true,
    () => false,
  );

/** Lets no file of a process grow (EFBIG), as a quota does that is used up. Call what comes back to end it. */
export const limitFiles = async (pid: number): Promise<() => Promise<void>> => {
  const limit = (soft: string) => run('prlimit', ['--pid', String(pid), `--fsize=${soft}:`]);
  await limit(String(hardlyAnyBytes));
  return async () => {
    await limit('unlimited');
  };
};
