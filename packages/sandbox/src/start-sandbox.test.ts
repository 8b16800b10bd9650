import { once } from 'node:events';
import { connect } from 'node:net';
import { expect } from 'vitest';
import { PortTakenError } from './network.ts';
import { startSandbox } from './start-sandbox.ts';
import { test } from './testing/sandbox-test.ts';

test('free ports are taken and the addresses fit together', async ({ sandbox }) => {
  expect(sandbox.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  expect(sandbox.smtpUrl).toMatch(/^smtp:\/\/127\.0\.0\.1:\d+$/);
  expect(sandbox.aiBaseUrl).toBe(`${sandbox.url}/ai/v1`);
  expect(sandbox.identity.issuer).toBe(`${sandbox.url}/identity`);
  expect(sandbox.payments.baseUrl).toBe(`${sandbox.url}/payments`);
});

test('a public address replaces the one listened on', async () => {
  const sandbox = await startSandbox({ port: 0, smtpPort: 0, publicUrl: 'http://localhost:3001/' });
  expect(sandbox.aiBaseUrl).toBe('http://localhost:3001/ai/v1');
  await sandbox.close();
});

test('a taken port is an error that names it, and leaves nothing running', async ({ sandbox }) => {
  const port = Number(new URL(sandbox.url).port);
  const failure = await startSandbox({ port, smtpPort: 0 }).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(PortTakenError);
  expect(failure).toMatchObject({ port, purpose: 'http' });
  const smtpPort = Number(new URL(sandbox.smtpUrl).port);
  await expect(startSandbox({ port: 0, smtpPort })).rejects.toMatchObject({
    port: smtpPort,
    purpose: 'smtp',
  });
});

test('closing does not wait for connections that hang', async () => {
  const sandbox = await startSandbox({ port: 0, smtpPort: 0 });
  sandbox.control.set('ai', { mode: 'hang' });
  const hanging = fetch(`${sandbox.aiBaseUrl}/models`).catch((error: unknown) => error);
  const idle = connect(Number(new URL(sandbox.smtpUrl).port), '127.0.0.1').on('error', () => undefined);
  await once(idle, 'data');
  const events = await fetch(`${sandbox.url}/mail/events`);
  await expect.poll(() => sandbox.requests('ai')).toHaveLength(1);

  // What hangs would hang for ever.
  await sandbox.close();
  expect(await hanging).toBeInstanceOf(TypeError);
  await expect(events.text()).rejects.toThrow();
});
