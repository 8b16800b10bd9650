import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { endpoints, paths, systemTexts } from '@genie/contract';
import { expect, onTestFinished, test } from 'vitest';
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

test('bodies that are still on their way keep nobody out, and are counted once they are there', async () => {
  const app = await startTestApp({
    capacity: { mostRequests: 1, longestDelayMs: 10_000 },
    answersEndWithinSeconds: 0,
  });
  const url = await app.app.listen({ port: 0, host: '127.0.0.1' });
  const { token } = await signedInPerson(app);
  app.sandbox.control.set('ai', { mode: 'hang', after_chunks: 4 });
  const question = '{"query": "What does DE 39 = 05 mean?"}';
  const beginAsking = async () => {
    const headers = { 'content-type': 'application/json', token: `Bearer ${token}` };
    const asking = request(`${url}${paths.sendPrompt}`, { method: 'POST', headers });
    onTestFinished(() => void asking.on('error', () => undefined).destroy());
    const arrived = once(app.app.server, 'request');
    asking.write(question.slice(0, 10));
    await arrived;
    await expect.poll(async () => (await settings(app)).status).toBe(200);
    return asking;
  };
  const [first, second] = [await beginAsking(), await beginAsking()];
  first.end(question.slice(10));
  const { db } = app.context.storage;
  await expect.poll(() => db.entry.count({ where: { status: 'writing' } })).toBe(1);
  expect((await settings(app)).status).toBe(503);
  second.end(question.slice(10));
  const [refused] = (await once(second, 'response')) as [IncomingMessage];
  expect(refused.statusCode).toBe(503);
  refused.resume();
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
