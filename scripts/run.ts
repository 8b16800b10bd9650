import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '..');

/** A command that one of the packages brings. */
export const commandOf = (folder: 'web' | 'e2e', name: string): string =>
  join(root, 'packages', folder, 'node_modules/.bin', name);

type RunOptions = {
  readonly cwd?: string;
  readonly env?: Record<string, string | undefined>;
  /** Collects what the command prints instead of showing it. */
  readonly quiet?: boolean;
};

/** Runs a command to its end. @returns its exit code and, when quiet, what it printed */
export const tryRun = (
  command: string,
  args: readonly string[],
  { cwd = root, env, quiet = false }: RunOptions = {},
): Promise<{ code: number; output: string }> =>
  new Promise((done, failed) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    });
    let output = '';
    child.stdout?.on('data', (text: Buffer) => {
      output += text;
    });
    child.stderr?.on('data', (text: Buffer) => {
      output += text;
    });
    child.on('error', failed);
    child.on('close', (code) => done({ code: code ?? 1, output }));
  });

/** Runs a command that must succeed. @throws Error naming it when it does not */
export const run = async (command: string, args: readonly string[], options?: RunOptions): Promise<void> => {
  const { code, output } = await tryRun(command, args, options);
  if (code !== 0) throw new Error(`${output}\n\`${command} ${args.join(' ')}\` ended with code ${code}`);
};
