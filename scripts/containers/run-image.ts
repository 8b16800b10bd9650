import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { type Built, onThisMachine } from './build-stages.ts';

export type Running = {
  readonly output: () => string;
  /** Resolves once the image's own health check succeeds. */
  readonly healthy: () => Promise<void>;
  /** Sends SIGTERM, as an engine does. @returns the exit code */
  readonly stop: () => Promise<number | null>;
  readonly exited: Promise<number | null>;
};

const healthyWithinMs = 60_000;

/**
 * Runs a command in a stage's root file system, its own unless one is given, as the user that the image names where this
 * process may change users (else as this one), with the variables of the image and those given, and no others.
 */
export const runImage = (
  image: Built,
  given: Readonly<Record<string, string>>,
  command: readonly string[] = image.command,
): Running => {
  const child = start(image, given, command);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (output += text));
  const exited = once(child, 'close').then(([code]): number | null => code);
  return {
    output: () => output,
    exited,
    healthy: async () => {
      const until = Date.now() + healthyWithinMs;
      while ((await once(start(image, given, image.healthCheck), 'close'))[0] !== 0) {
        const gone = child.exitCode !== null;
        if (gone || Date.now() > until)
          throw new Error(`${gone ? 'It ended' : 'It is not healthy'}:\n${output}`);
        await after(200);
      }
    },
    stop: () => {
      child.kill('SIGTERM');
      return exited;
    },
  };
};

const start = (
  image: Built,
  given: Readonly<Record<string, string>>,
  command: readonly string[],
): ChildProcess => {
  const [program = '', ...words] = command.map((word) => onThisMachine(image, word));
  const [uid, gid] = image.user.split(':').map(Number);
  const variables = Object.entries({ ...image.variables, ...given }).map(([name, value]) => [
    name,
    onThisMachine(image, value),
  ]);
  return spawn(program === 'node' ? process.execPath : program, words, {
    cwd: join(image.folder, image.workdir),
    env: { PATH: `${dirname(process.execPath)}:/usr/bin:/bin`, ...Object.fromEntries(variables) },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(process.getuid?.() === 0 && uid !== undefined && gid !== undefined && { uid, gid }),
  });
};
