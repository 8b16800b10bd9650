import type { AddressInfo } from 'node:net';
import { endpoints, paths, systemTexts } from '@genie/contract';
import { expect, test } from 'vitest';
import { signedInPerson, startTestApp, type TestApp } from '../testing/index.ts';

const settings = (app: TestApp) => app.call(endpoints.settings);

test('what is one too many is refused at once, and who asks for health or readiness is answered', async () => {
  const app = await startTestApp({ capacity: { mostRequests: 2, longestDelayMs: 10_000 } });
  const { token } = await signedInPerson(app);
  app.sandbox.control.set('ai', { mode: 'hang', after_chunks: 4 });
  const ask = () => app.call(endpoints.sendPrompt, { token, body: { query: 'What does DE 39 = 05 mean?' } });
  const asked = [ask(), ask()];
  const { db } = app.context.storage;
  await expect.poll(() => db.entry.count({ where: { status: 'writing' } })).toBe(2);
  const refused = await settings(app);
  expect([refused.status, refused.headers['retry-after'], refused.body]).toEqual([
    503,
    '2',
    { detail: systemTexts.overloaded, code: 'overloaded', request_id: expect.any(String) },
  ]);
  expect((await app.call(endpoints.health)).status).toBe(200);
  expect((await app.call(endpoints.readiness)).status).toBe(200);
  const { port } = app.app.server.address() as AddressInfo;
  const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  expect(metrics).toMatch(/^genie_limits_hit_total\{limit="overload"\} 1$/m);
  expect(app.logs.filter((line) => line.includes('"level":50'))).toEqual([]);
  await db.entry.deleteMany();
  app.sandbox.control.reset();
  await app.sandbox.close();
  for (const { status } of await Promise.all(asked)) expect(status).not.toBe(200);
  expect((await settings(app)).status).toBe(200);
});

const blockedMs = 120;

test('a process that is behind with its work refuses more of it, and takes it again once it has caught up', async () => {
  const app = await startTestApp({ capacity: { mostRequests: 1_000, longestDelayMs: 60 } });
  if (!app.app.server.listening) await app.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.app.server.address() as AddressInfo;
  let isBusy = true;
  const work = () => {
    const until = performance.now() + blockedMs;
    while (performance.now() < until);
    if (isBusy) setTimeout(work, 1);
  };
  work();
  const statusOf = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).status;
  await expect.poll(() => statusOf(paths.settings)).toBe(503);
  expect([await statusOf(paths.health), await statusOf(paths.readiness)]).toEqual([200, 200]);
  isBusy = false;
  await expect.poll(() => statusOf(paths.settings)).toBe(200);
});
