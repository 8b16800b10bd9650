import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { loadEnvFile } from './load-env-file.ts';
import { prepare } from './prepare.ts';
import { commandOf, root } from './run.ts';

loadEnvFile();
// Mails and the OpenID provider send the browser to the client that reloads.
const publicUrl = process.env.PUBLIC_URL ?? 'http://localhost:5173';
const env = { ...process.env, PUBLIC_URL: publicUrl, APP_URL: publicUrl };

await prepare();
const commands: readonly [string, string[], string][] = [
  ['node', ['--watch', 'packages/sandbox/src/main.ts'], root],
  ['node', ['--watch', 'packages/server/src/main.ts'], root],
  [commandOf('web', 'vite'), ['--clearScreen=false'], join(root, 'packages/web')],
];
const children = commands.map(([command, args, cwd]) => spawn(command, args, { cwd, env, stdio: 'inherit' }));
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    for (const child of children) child.kill(signal);
  });
}
