import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { root } from './run.ts';

/** Starts the product without its sandbox, on a free port and an empty folder, until it says that it is ready. */
const start = async (command: string, args: readonly string[]) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'genie-start-'));
  const child = spawn(command, args, {
    cwd: root,
    // A group of its own, so that nothing of it outlives a test that fails.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: 'test', PORT: '0', SANDBOX: 'off', DATA_DIR: dataDir },
  });
  // The last process that can print has ended with it, whoever of them ends first.
  const closed = once(child, 'close');
  onTestFinished(async () => {
    try {
      process.kill(-(child.pid ?? 0), 'SIGKILL');
    } catch {
      // All of it has ended.
    }
    await closed;
    await rm(dataDir, { recursive: true, force: true });
  });
  let printed = '';
  await new Promise<void>((ready, failed) => {
    const read = (text: Buffer) => {
      printed += text;
      if (printed.includes('is ready:')) ready();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.on('exit', (code) => failed(new Error(`it ended with ${code}:\n${printed}`)));
  });
  return { child, closed };
};

const unitCommand = async (): Promise<[string, ...string[]]> => {
  const document = await readFile(join(root, 'docs/operating.md'), 'utf8');
  const [, words = ''] = document.match(/^ *ExecStart=\/usr\/bin\/(.+)$/m) ?? [];
  return words.split(' ') as [string, ...string[]];
};

test.each([
  ['npm start', async (): Promise<[string, ...string[]]> => ['npm', 'start']],
  ['the command of the systemd unit', unitCommand],
])('SIGTERM to the one process of %s ends the product in order', async (_name, wordsOf) => {
  const [command, ...args] = await wordsOf();
  const { child, closed } = await start(command, args);
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  await closed;
});
