import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { endpoints } from '@genie/contract';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { migrationsFolder, readMigrations } from './storage/migrations/migration-files.ts';
import {
  askAt,
  beginAnswer,
  callAt,
  type EventOfStream,
  eventsPath,
  hardlyAnyLimits,
  mailsTo,
  type Person,
  personAt,
  type Replicas,
  readEventsAt,
  registration,
  startReplicas,
  tally,
} from './testing/index.ts';

const query = 'What does DE 39 = 05 mean?';
const resetsByAddress = 6;
const cliFile = join(import.meta.dirname, 'cli/main.ts');

let replicas: Replicas;
let everybody: string;
let first: string;
let second: string;

beforeAll(async () => {
  replicas = await startReplicas(2, {
    ...hardlyAnyLimits,
    LIMIT_RESET_BY_ADDRESS: `${resetsByAddress}/1h`,
  });
  everybody = replicas.balancer.url;
  [first = '', second = ''] = replicas.servers.map(({ url }) => url);
});
afterAll(() => replicas?.close());

const db = () => replicas.storage.db;

const person = (planId: number | null): Promise<Person> => personAt(first, replicas.storage, { planId });

const ask = (base: string, token: string, text = query) => askAt(base, { token, query: text });

const messageOf = (event: EventOfStream | undefined) => event?.data.message as Record<string, unknown>;

test('two processes that start at once on an empty database make it once', async () => {
  const files = await readMigrations(migrationsFolder('postgresql'));
  const applied = await db().$queryRawUnsafe('SELECT migration_name FROM _prisma_migrations');
  expect(applied).toHaveLength(files.length);
  expect(await db().plan.count()).toBe(5);
});

test('of thirty questions at once, a plan of twenty a day has twenty answered, whichever process is asked', async () => {
  const { token, userId } = await person(3);
  const answers = await tally(30, async () => {
    const { status, body } = await ask(everybody, token);
    return `${status} ${body.message?.status ?? body.code}`;
  });
  expect(answers).toEqual({ '200 finished': 20, '200 refused': 10 });
  expect(await db().dailyUse.findMany({ where: { subscription: { userId } } })).toMatchObject([{ used: 20 }]);
  for (const url of [first, second]) expect(replicas.balancer.answeredBy(url)).toBeGreaterThanOrEqual(10);
});

test('tries at a code are counted over both processes', async () => {
  const { email, ...rest } = registration();
  const { body } = await callAt(everybody, endpoints.register, { body: { email, ...rest } });
  const mail = await replicas.sandbox.mail.waitForMessage(({ to }) => to[0]?.address === email);
  const right = mail.text.match(/^\d{6}$/m)?.[0] ?? '';
  const guess = async (otp: string) => {
    const answer = await callAt(everybody, endpoints.verifyOtp, { body: { user_id: body.user_id, otp } });
    return answer.body.code ?? 'verified';
  };
  const wrong = String((Number(right) + 1) % 1_000_000).padStart(6, '0');
  expect(await tally(12, () => guess(wrong))).toEqual({ otp_incorrect: 5, otp_exhausted: 7 });
  expect(await guess(right)).toBe('otp_exhausted');
});

test('attempts are counted by the address that the balancer forwards, over both processes', async () => {
  const reset = async (from: string, headers: Record<string, string> = {}) => {
    const body = { email: `${crypto.randomUUID()}@example.com` };
    const { status } = await callAt(everybody, endpoints.forgotPassword, { body, from, headers });
    return String(status);
  };
  const guesser = '198.51.100.7';
  expect(await tally(20, () => reset(guesser))).toEqual({ 404: resetsByAddress, 429: 20 - resetsByAddress });
  const pretending = { 'x-forwarded-for': '203.0.113.9' };
  expect(await reset(guesser, pretending)).toBe('429');
  expect(await reset('198.51.100.8')).toBe('404');
});

test('a mail is sent once, though both processes look after the outbox', async () => {
  const people = await Promise.all(Array.from({ length: 12 }, () => person(null)));
  const asked = await tally(people.length, async (n) => {
    const { email } = people[n] as Person;
    const body = { email };
    return String((await callAt(everybody, endpoints.forgotPassword, { body, from: `192.0.2.${n}` })).status);
  });
  expect(asked).toEqual({ 200: people.length });
  await expect.poll(() => db().outboxMail.count({ where: { status: { not: 'sent' } } })).toBe(0);
  expect(people.map(({ email }) => mailsTo(replicas.sandbox, email).length)).toEqual(people.map(() => 1));
});

test('the last use of a coupon goes to one of twenty people', async () => {
  const code = 'LAST-ONE';
  await db().coupon.create({
    data: { code, kind: 'flat', amount: 1_000, maxUses: 3, uses: 2, createdAt: new Date() },
  });
  const people = await Promise.all(Array.from({ length: 20 }, () => person(null)));
  const orders = await tally(people.length, async (n) => {
    const body = { subscription_id: 3, coupon_code: code, is_accept: 0 };
    const { token } = people[n] as Person;
    const answer = await callAt(everybody, endpoints.addSubscription, { token, body });
    return `${answer.status} ${answer.body.code ?? 'ordered'}`;
  });
  expect(orders).toEqual({ '200 ordered': 1, '409 coupon_invalid': 19 });
  expect(await db().coupon.findUnique({ where: { code } })).toMatchObject({ uses: 3 });
});

test('a payment that browser, webhooks and both reconcilers report at once starts one plan', async () => {
  const { email, token, userId } = await person(null);
  const orders = { subscription_id: 3, is_accept: 1 };
  await callAt(everybody, endpoints.addSubscription, { token, body: orders });
  const order = await db().order.findFirstOrThrow({ where: { userId } });
  const reference = order.gatewayReference ?? '';
  const { payments } = replicas.sandbox;
  payments.pay(order.id);
  // Whoever looks next, on either side, finds the order due.
  await db().order.updateMany({ where: { id: order.id, status: 'open' }, data: { nextCheckAt: new Date() } });
  const events = payments.deliveries().filter(({ orderReference }) => orderReference === reference);
  const statuses = tally(12, async () => {
    const sought = { outlet_id: order.outletId, orderReference: reference };
    const { body } = await callAt(everybody, endpoints.paymentStatus, { token, query: sought });
    return body.status;
  });
  for (let n = 0; n < 6; n += 1) for (const { eventId } of events) payments.resend(eventId);
  expect(await statuses).toEqual({ paid: 12 });
  await payments.idle();
  expect(events.length).toBeGreaterThan(0);
  const paid = await db().order.findUniqueOrThrow({ where: { id: order.id } });
  expect(paid).toMatchObject({ status: 'paid', amountFils: 9_900 });
  expect(await db().subscription.findMany({ where: { userId } })).toMatchObject([
    { id: paid.subscriptionId, planId: 3, status: 'active', periods: 1 },
  ]);
  const history = await callAt(second, endpoints.getSubscriptionHistory, { token });
  expect(history.body.history).toHaveLength(1);
  await expect
    .poll(() => mailsTo(replicas.sandbox, email).filter((subject) => subject.startsWith('Receipt')))
    .toHaveLength(1);
});

test('an answer that one process writes is read to its end with the other', async () => {
  const { token } = await person(3);
  const { entryId, seen } = await beginAnswer(replicas, {
    token,
    fault: { mode: 'slow', after_chunks: 6, delay_ms: 1_500 },
  });
  const rest = await Array.fromAsync(
    readEventsAt(second, { path: eventsPath(entryId), token, lastEventId: seen.at(-1)?.id ?? 0 }),
  );
  const stored = await db().entry.findUniqueOrThrow({ where: { id: entryId } });
  expect(stored.status).toBe('finished');
  expect(rest.map(({ event }) => event)).toEqual(['done']);
  expect(messageOf(rest[0])).toMatchObject({ status: 'finished', answer: stored.answer, entry_id: entryId });
});

test('an answer that one process writes is stopped with the other, and what was written counts', async () => {
  const { token, userId } = await person(3);
  const { entryId } = await beginAnswer(replicas, { token, fault: { mode: 'hang', after_chunks: 6 } });
  const stopped = await callAt(second, endpoints.stopAnswer, { token, body: { entry_id: entryId } });
  expect(stopped.status).toBe(200);
  const stored = await db().entry.findUniqueOrThrow({ where: { id: entryId } });
  expect(stored).toMatchObject({ status: 'stopped', answer: expect.stringContaining('<') });
  expect(await db().dailyUse.findMany({ where: { subscription: { userId } } })).toMatchObject([{ used: 1 }]);
  const again = await callAt(first, endpoints.stopAnswer, { token, body: { entry_id: entryId } });
  expect([again.status, again.body.code]).toEqual([409, 'answer_finished']);
});

test('a new answer that is stopped with the other process before its first word leaves the former one', async () => {
  const { token, userId } = await person(3);
  const { body: asked } = await ask(first, token);
  const { chat_id, entry_id: former } = asked.message;
  replicas.sandbox.control.set('ai', { mode: 'hang' });
  onTestFinished(() => replicas.sandbox.control.reset());
  const anew = { query, chat_id, replaces: former };
  const pending = callAt(first, endpoints.sendPrompt, { token, body: anew });
  const writing = { userId, status: 'writing' };
  await expect.poll(() => db().entry.count({ where: writing })).toBe(1);
  const { id } = await db().entry.findFirstOrThrow({ where: writing });
  const stopped = await callAt(second, endpoints.stopAnswer, { token, body: { entry_id: id } });
  expect(stopped.status).toBe(200);
  expect((await pending).body.message).toMatchObject({ entry_id: former, answer: asked.message.answer });
  expect(await db().entry.findMany({ where: { chatId: chat_id } })).toMatchObject([{ id: former }]);
  expect(await db().dailyUse.findMany({ where: { subscription: { userId } } })).toMatchObject([{ used: 1 }]);
});

test('a chat that is deleted with one process ends the answer that the other writes in it', async () => {
  const { token } = await person(3);
  const { rest, seen } = await beginAnswer(replicas, { token, fault: { mode: 'hang', after_chunks: 6 } });
  const chat_id = String(seen[0]?.data.chat_id);
  const deleted = await callAt(second, endpoints.deleteChat, { token, body: { chat_id } });
  expect(deleted.status).toBe(200);
  expect((await Array.fromAsync(rest)).at(-1)).toMatchObject({ event: 'error', data: { code: 'not_found' } });
});

test('a document that is imported beside them is answered from by both', async () => {
  const { token } = await person(2);
  const folder = await mkdtemp(join(tmpdir(), 'genie-import-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'policy.md');
  await writeFile(file, '# Zorblax terminal policy\n\nA Zorblax terminal is rented for 40 AED a month.\n');
  const env = { PATH: process.env.PATH, ...replicas.env, DATA_DIR: await replicas.newDataDir() };
  await promisify(execFile)(process.execPath, [cliFile, 'knowledge', 'import', file], { env });
  const titlesAt = async (base: string): Promise<string[]> => {
    const { body } = await ask(base, token, 'What is a Zorblax terminal rented for?');
    return body.message.documents_used.map(({ title }) => title);
  };
  for (const base of [first, second]) {
    await expect.poll(() => titlesAt(base)).toContain('Zorblax terminal policy');
  }
}, 90_000);

test('nothing of all that was an error to the servers', () => {
  expect(replicas.errors().filter((line) => !line.includes('"code":"storage_unavailable"'))).toEqual([]);
});
