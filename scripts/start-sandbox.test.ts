import { once } from 'node:events';
import { expect, test } from 'vitest';
import { startSandbox } from './start-sandbox.ts';

const freePorts = { SANDBOX_PORT: '0', SANDBOX_SMTP_PORT: '0' };

const start = (env: Record<string, string> = {}) => {
  const lost: string[] = [];
  const sandbox = startSandbox({ ...freePorts, ...env }, (reason) => lost.push(reason));
  return { sandbox, lost, ended: once(sandbox, 'exit') };
};

test('a sandbox that a signal ended is told, as is one that refused to start', async () => {
  const killed = start();
  killed.sandbox.kill('SIGKILL');
  await killed.ended;
  expect(killed.lost).toEqual(['The sandbox has ended (SIGKILL).']);
  const refused = start({ SANDBOX_PORT: 'web' });
  await refused.ended;
  expect(refused.lost).toEqual(['The sandbox has ended (exit code 1).']);
});

test('in production it runs where a service of it is allowed by name, and ends in order', async () => {
  const { sandbox, lost, ended } = start({ NODE_ENV: 'production', ALLOW_SANDBOX: 'identity' });
  sandbox.disconnect();
  expect(await ended).toEqual([0, null]);
  expect(lost).toEqual([]);
  const forbidden = start({ NODE_ENV: 'production', ALLOW_SANDBOX: '' });
  await forbidden.ended;
  expect(forbidden.lost).toHaveLength(1);
});
