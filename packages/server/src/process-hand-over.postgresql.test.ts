import { endpoints } from '@genie/contract';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import {
  askAt,
  callAt,
  hardlyAnyLimits,
  mailsTo,
  type Person,
  personAt,
  type Replicas,
  startReplicas,
} from './testing/index.ts';

let replicas: Replicas;
let everybody: string;
let first: string;
let second: string;

beforeAll(async () => {
  replicas = await startReplicas(2, hardlyAnyLimits);
  everybody = replicas.balancer.url;
  [first = '', second = ''] = replicas.servers.map(({ url }) => url);
});
afterAll(() => replicas?.close());

const db = () => replicas.storage.db;

const person = (planId: number | null): Promise<Person> => personAt(first, replicas.storage, { planId });

test('a renewal that is due when both processes start is charged once', async () => {
  const { token, userId, email } = await person(null);
  await callAt(first, endpoints.addSubscription, { token, body: { subscription_id: 3, is_accept: 1 } });
  const bought = await db().order.findFirstOrThrow({ where: { userId } });
  replicas.sandbox.payments.pay(bought.id);
  const sought = { outlet_id: bought.outletId, orderReference: bought.gatewayReference ?? '' };
  await callAt(first, endpoints.paymentStatus, { token, query: sought });
  expect(await Promise.all(replicas.servers.map((server) => server.end()))).toEqual([0, 0]);
  await db().subscription.updateMany({ where: { userId }, data: { renewalDueAt: new Date() } });
  await Promise.all(replicas.servers.map((server) => server.start()));
  const ranOn = async (url: string) => {
    const text = await (await fetch(`${url}/metrics`)).text();
    return /^genie_job_seconds_count\{job="renewals",outcome="done"\} [1-9]/m.test(text);
  };
  for (const url of [first, second]) await expect.poll(() => ranOn(url)).toBe(true);
  expect(await db().order.findMany({ where: { userId, kind: 'renewal' } })).toMatchObject([
    { status: 'paid' },
  ]);
  expect(await db().subscription.findMany({ where: { userId } })).toMatchObject([{ periods: 2 }]);
  const taken = replicas.sandbox.payments
    .orders()
    .filter((order) => order.emailAddress === email)
    .flatMap((order) => order._embedded.payment)
    .filter(({ state }) => state === 'PURCHASED');
  expect(taken).toHaveLength(2);
}, 90_000);

test('a process that ends while people come drops no request', async () => {
  const { token } = await person(2);
  const [ending] = replicas.servers;
  const answers: Record<string, number> = {};
  let ended = false;
  const browse = async () => {
    while (!ended) {
      const { status } = await callAt(everybody, endpoints.getSubscriptionHistory, { token });
      const settings = await callAt(everybody, endpoints.settings);
      for (const one of [status, settings.status]) answers[one] = (answers[one] ?? 0) + 1;
    }
  };
  onTestFinished(() => {
    ended = true;
  });
  const people = Promise.all([browse(), browse(), browse(), browse()]);
  const asked = askAt(everybody, { token, query: 'What does DE 39 = 05 mean?' });
  await expect.poll(() => answers[200] ?? 0).toBeGreaterThan(20);
  expect(await ending?.end()).toBe(0);
  const before = answers[200] ?? 0;
  await expect.poll(() => answers[200] ?? 0).toBeGreaterThan(before + 20);
  ended = true;
  await people;
  expect(Object.keys(answers)).toEqual(['200']);
  expect((await asked).body.message.status).toBe('finished');
}, 90_000);

test('a process that ends hands over its jobs: what it has begun it finishes, the rest is done by the other', async () => {
  const [ending] = replicas.servers;
  // It ended in the test before.
  await ending?.start();
  replicas.sandbox.control.set('mail', { mode: 'slow', delay_ms: 1_500 });
  onTestFinished(() => replicas.sandbox.control.reset());
  const people = await Promise.all(Array.from({ length: 14 }, () => person(null)));
  for (const [n, { email }] of people.entries()) {
    const headers = { 'x-forwarded-for': `192.0.2.${100 + n}` };
    expect((await callAt(first, endpoints.forgotPassword, { body: { email }, headers })).status).toBe(200);
  }
  expect(await ending?.end()).toBe(0);
  // Sooner than any lease ends that could have been left behind: those last two minutes.
  await expect.poll(() => db().outboxMail.count({ where: { status: { not: 'sent' } } })).toBe(0);
  expect(people.map(({ email }) => mailsTo(replicas.sandbox, email).length)).toEqual(people.map(() => 1));
}, 90_000);

test('nothing of all that was an error to the servers', () => {
  expect(replicas.errors().filter((line) => !line.includes('"code":"storage_unavailable"'))).toEqual([]);
});
