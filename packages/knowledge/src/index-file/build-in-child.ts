import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const script = join(import.meta.dirname, 'build-process.ts');
const longestMs = 120_000;

/**
 * Builds the index in a process of its own, whose memory goes with it: a server would keep what building takes
 * (docs/performance.md). False when it did not succeed, for whatever reason; the caller then builds here, and meets the reason.
 */
export function buildInChild(contentFolder: string, file: string, fingerprint: string): boolean {
  const { status } = spawnSync(process.execPath, [script, contentFolder, file, fingerprint], {
    stdio: 'ignore',
    timeout: longestMs,
    windowsHide: true,
  });
  return status === 0;
}
