import { execFile } from 'node:child_process';
import { mkdtemp, open, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { onTestFinished } from 'vitest';

const run = promisify(execFile);
const bytes = 16 * 2 ** 20;

/** A disk of its own, of 16 MiB. */
export type SmallDisk = {
  readonly folder: string;
  /** Leaves not one block. */
  readonly fill: () => Promise<void>;
  readonly makeRoom: () => Promise<void>;
};

/** Mounts a small disk for one test; null where this user may not mount anything. Call it before what uses the disk. */
export const mountSmallDisk = async (): Promise<SmallDisk | null> => {
  const folder = await mkdtemp(join(tmpdir(), 'genie-small-disk-'));
  const mounted = await run('mount', ['-t', 'tmpfs', '-o', `size=${bytes}`, 'tmpfs', folder]).then(
    () => true,
    () => false,
  );
  onTestFinished(async () => {
    if (mounted) await run('umount', ['--lazy', folder]);
    await rm(folder, { recursive: true, force: true });
  });
  if (!mounted) return null;
  const filler = join(folder, 'filler');
  return {
    folder,
    async fill() {
      const file = await open(filler, 'w');
      try {
        for (;;) {
          const { bavail, bsize } = await statfs(folder);
          if (bavail === 0) return;
          await file.write(Buffer.alloc(Math.min(bavail * bsize, 2 ** 20), 1));
        }
      } finally {
        await file.close();
      }
    },
    makeRoom: () => rm(filler),
  };
};
