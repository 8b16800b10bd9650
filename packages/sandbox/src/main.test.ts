import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { listen } from './network.ts';

const main = fileURLToPath(new URL('./main.ts', import.meta.url));
const children: ChildProcess[] = [];

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

function run(environment: Record<string, string>) {
  const env = { PATH: process.env.PATH, SANDBOX_PORT: '0', SANDBOX_SMTP_PORT: '0', ...environment };
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  children.push(child);
  return child;
}

async function outcome(child: ReturnType<typeof run>) {
  const [output, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  return { output, errors, code };
}

test('the process says where it stands in one line and ends cleanly when told to', async () => {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    const child = run({});
    const ended = outcome(child);
    const [line] = await once(child.stdout, 'data');
    const url = /Sandbox ready: (http:\/\/127\.0\.0\.1:\d+)/.exec(String(line))?.[1];
    expect((await fetch(`${url}/control`)).status).toBe(200);
    child.kill(signal);
    expect(await ended).toMatchObject({ code: 0, errors: '' });
  }
});

test('a taken port is named together with the variable that changes it', async () => {
  const squatter = createServer();
  const port = await listen(squatter, { port: 0, host: '127.0.0.1', purpose: 'http' });
  const http = await outcome(run({ SANDBOX_PORT: String(port) }));
  expect(http.code).toBe(1);
  expect(http.errors).toContain(`port ${port} is in use`);
  expect(http.errors).toContain('SANDBOX_PORT');
  const smtp = await outcome(run({ SANDBOX_SMTP_PORT: String(port) }));
  expect(smtp.code).toBe(1);
  expect(smtp.errors).toContain('SANDBOX_SMTP_PORT');
  squatter.close();
});

test('it refuses to start in production, in one line', async () => {
  const { code, errors, output } = await outcome(run({ NODE_ENV: 'production' }));
  expect(code).toBe(1);
  expect(output).toBe('');
  expect(errors.trim().split('\n')).toHaveLength(1);
  expect(errors).toContain('NODE_ENV=production');
});

test('it starts in production where one of its services is allowed by name', async () => {
  const child = run({ NODE_ENV: 'production', ALLOW_SANDBOX: 'identity' });
  const ended = outcome(child);
  const [line] = await once(child.stdout, 'data');
  expect(String(line)).toContain('Sandbox ready: ');
  child.kill('SIGTERM');
  expect(await ended).toMatchObject({ code: 0, errors: '' });
});

test('a wrong port is refused by the name of its variable', async () => {
  const { code, errors } = await outcome(run({ SANDBOX_PORT: 'three thousand' }));
  expect(code).toBe(1);
  expect(errors).toBe('SANDBOX_PORT is "three thousand", but must be: a port, 0 to 65535\n');
});
