import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { prepare } from './prepare.ts';
import { commandOf, root } from './run.ts';

await prepare();
const commands: readonly [string, string[], string][] = [
  ['node', ['--watch', 'packages/sandbox/src/main.ts'], root],
  ['node', ['--watch', 'packages/server/src/main.ts'], root],
  [commandOf('web', 'vite'), ['--clearScreen=false'], join(root, 'packages/web')],
];
const children = commands.map(([command, args, cwd]) => spawn(command, args, { cwd, stdio: 'inherit' }));
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    for (const child of children) child.kill(signal);
  });
}
