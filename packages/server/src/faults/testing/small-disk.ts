import { execFile } from 'node:child_process';
import { mkdtemp, open, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { onTestFinished } from 'vitest';

const run = promisify(execFile);
const bytes = 32 * 2 ** 20;

/** A disk of its own, of 32 MiB. */
export type SmallDisk = {
  readonly folder: string;
  /** Leaves not one block. */
  readonly fill: () => Promise<void>;
  readonly makeRoom: () => Promise<void>;
};

const newFolder = () => mkdtemp(join(tmpdir(), 'genie-small-disk-'));
const mount = (folder: string) => run('mount', ['-t', 'tmpfs', '-o', `size=${bytes}`, 'tmpfs', folder]);
const unmount = async (folder: string) => {
  await run('umount', ['--lazy', folder]);
  await rm(folder, { recursive: true });
};

/** Whether this user may mount a disk: root may, unless in a container that keeps it from that. */
export const canMountDisks = async (): Promise<boolean> => {
  const folder = await newFolder();
  try {
    await mount(folder);
  } catch {
    await rm(folder, { recursive: true });
    return false;
  }
  await unmount(folder);
  return true;
};

/** Mounts a small disk for one test. Call it before what uses the disk. */
export const mountSmallDisk = async (): Promise<SmallDisk> => {
  const folder = await newFolder();
  await mount(folder);
  onTestFinished(() => unmount(folder));
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
