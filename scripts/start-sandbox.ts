import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { root } from './run.ts';

/**
 * Starts the sandbox in a process of its own, which ends with this one.
 *
 * @param env what it reads besides the environment of this process
 * @param onLost told in words when it ended otherwise than in order: what it stands in for is gone then
 */
export const startSandbox = (
  env: Readonly<Record<string, string>>,
  onLost: (reason: string) => void,
): ChildProcess => {
  const sandbox = fork(join(root, 'packages/sandbox/src/main.ts'), {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  process.on('exit', () => sandbox.kill());
  sandbox.on('exit', (code, signal) => {
    if (code !== 0) onLost(`The sandbox has ended (${signal ?? `exit code ${code}`}).`);
  });
  return sandbox;
};
