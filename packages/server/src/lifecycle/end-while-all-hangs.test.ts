import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { accountTexts, chatTexts, endpoints, systemTexts } from '@genie/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addMinutes } from '../clock.ts';
import { askAt, beginAnswer, callAt, personAt, type Replicas, startReplicas } from '../testing/index.ts';

/** What is promised, and what supervisors are told to wait before they kill. */
const promisedMs = 25_000;
const supervisorMs = 30_000;

const query = 'What does DE 39 = 05 mean?';

/** Takes every request and answers none. */
const identity = createServer();

let replicas: Replicas;
beforeAll(async () => {
  await once(identity.listen(0, '127.0.0.1'), 'listening');
  const { port } = identity.address() as AddressInfo;
  replicas = await startReplicas(1, {
    OIDC_ISSUER: `http://127.0.0.1:${port}`,
    OIDC_CLIENT_ID: 'genie',
    OIDC_CLIENT_SECRET: 'secret',
  });
});
afterAll(async () => {
  await replicas?.close();
  identity.closeAllConnections();
  identity.close();
});

test('a server that ends while provider, gateway, mail and identity hang: gone within 25 s, everybody is told, nothing is lost', async () => {
  const { sandbox, servers, storage } = replicas;
  const [server] = servers;
  if (!server) throw new Error('there is no server');
  const { db } = storage;
  const [asker, buyer, payer] = await Promise.all(
    [3, null, null].map((planId) => personAt(server.url, storage, { planId })),
  );
  if (!asker || !buyer || !payer) throw new Error('somebody is missing');
  const purchase = { token: buyer.token, body: { subscription_id: 3, is_accept: 0 } };
  const ordered = { token: payer.token, body: { subscription_id: 3, is_accept: 0 } };
  await callAt(server.url, endpoints.addSubscription, ordered);
  const order = await db.order.findFirstOrThrow({ where: { userId: payer.userId } });

  const stream = await beginAnswer(replicas, {
    token: asker.token,
    fault: { mode: 'hang', after_chunks: 6 },
  });
  for (const service of ['payments', 'mail', 'ai'] as const) sandbox.control.set(service, { mode: 'hang' });
  const waiting = callAt(server.url, endpoints.sendPrompt, { token: asker.token, body: { query } });
  const buying = callAt(server.url, endpoints.addSubscription, purchase);
  const identityAsked = once(identity, 'request');
  const signingIn = callAt(server.url, endpoints.loginGoogle);
  await identityAsked;
  const forgot = { body: { email: payer.email } };
  expect((await callAt(server.url, endpoints.forgotPassword, forgot)).status).toBe(200);
  sandbox.payments.pay(order.id);
  await db.order.update({ where: { id: order.id }, data: { nextCheckAt: new Date() } });
  await expect.poll(() => db.entry.count({ where: { status: 'writing' } })).toBe(2);
  await expect.poll(() => db.order.count({ where: { userId: buyer.userId, status: 'creating' } })).toBe(1);
  await expect.poll(() => db.outboxMail.count({ where: { status: 'sending' } })).toBe(1);
  const leased = { id: order.id, nextCheckAt: { gt: addMinutes(new Date(), 1) } };
  await expect.poll(() => db.order.count({ where: leased })).toBe(1);

  const begun = performance.now();
  const code = await server.end();
  expect(performance.now() - begun).toBeLessThan(supervisorMs);
  const log = server.process().lines.map((line) => JSON.parse(line) as { time: number; msg: string });
  const [ending, last] = [log.find(({ msg }) => msg === 'ending'), log.at(-1)];
  expect((last?.time ?? 0) - (ending?.time ?? 0)).toBeLessThanOrEqual(promisedMs);
  expect([code, last?.msg]).toEqual([1, expect.stringContaining('ended before all was done')]);

  const seen = await Array.fromAsync(stream.rest);
  const interrupted = { detail: chatTexts.answerInterrupted, code: 'shutting_down' };
  expect(seen.at(-1)).toMatchObject({ event: 'error', data: interrupted });
  expect(await waiting).toMatchObject({ status: 503, body: interrupted });
  expect(await buying).toMatchObject({
    status: 503,
    body: { detail: systemTexts.shuttingDown, code: 'shutting_down' },
  });
  expect((await signingIn).body).toMatchObject({ detail: accountTexts.googleUnavailable });
  expect(await db.entry.count()).toBe(0);
  expect(await db.dailyUse.findMany()).toMatchObject([{ used: 0 }]);

  sandbox.control.reset();
  await server.start();
  const next = await askAt(server.url, { token: asker.token, query });
  expect(next.body.message).toMatchObject({ status: 'finished' });
  await db.order.updateMany({ data: { nextCheckAt: new Date() } });
  await expect.poll(() => db.order.count({ where: { id: order.id, status: 'paid' } })).toBe(1);
  expect(await db.subscription.count({ where: { userId: payer.userId, planId: 3 } })).toBe(1);
  await expect.poll(() => db.outboxMail.count({ where: { status: { not: 'sent' } } })).toBe(0);
}, 180_000);
