import { endpoints } from '@genie/contract';
import supertest from 'supertest';
import { expect, test } from 'vitest';
import { buyPlan, openOrder, signedInPerson, startTestApp, type TestApp } from '../../testing/index.ts';

const question = { query: 'What does DE 39 = 05 mean?' };

/** Samples by name and labels, as Prometheus reads them. */
const scrape = async ({ app }: TestApp): Promise<Map<string, number>> => {
  const { status, text, headers } = await supertest(app.server).get('/metrics');
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'text/plain; version=0.0.4; charset=utf-8',
    'no-store',
  ]);
  const samples = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    samples.map((line) => {
      const at = line.lastIndexOf(' ');
      return [line.slice(0, at), Number(line.slice(at + 1))];
    }),
  );
};

test('a question shows in requests, provider time, tokens and retrieval', async () => {
  const app = await startTestApp();
  const { token } = await signedInPerson(app);
  await app.call(endpoints.sendPrompt, { token, body: question });
  await supertest(app.app.server).get('/api/nothing-of-the-kind/4111');
  const samples = await scrape(app);
  expect(
    samples.get('genie_http_request_seconds_count{method="POST",route="/api/send_prompt",status="200"}'),
  ).toBe(1);
  expect(samples.get('genie_http_request_seconds_count{method="GET",route="unknown",status="404"}')).toBe(1);
  expect(samples.get('genie_ai_answer_seconds_count{outcome="finished"}')).toBe(1);
  expect(samples.get('genie_ai_first_words_seconds_count')).toBe(1);
  expect(samples.get('genie_ai_tokens_total{kind="prompt"}')).toBeGreaterThan(100);
  expect(samples.get('genie_ai_tokens_total{kind="completion"}')).toBeGreaterThan(10);
  expect(samples.get('genie_retrieval_seconds_count')).toBe(1);
  expect(samples.get('genie_database_up')).toBe(1);
});

test('a provider that fails shows by its error code', async () => {
  const app = await startTestApp();
  const { token } = await signedInPerson(app);
  app.sandbox.control.set('ai', { mode: 'error' });
  await app.call(endpoints.sendPrompt, { token, body: question });
  expect((await scrape(app)).get('genie_ai_answer_seconds_count{outcome="provider_failed"}')).toBe(1);
});

test('limits show by name, those of abuse and those of plans', async () => {
  const app = await startTestApp({ env: { LIMIT_COUPON_BY_ACCOUNT: '1/1h' } });
  const { token } = await signedInPerson(app);
  const none = await signedInPerson(app, { planId: null });
  for (let n = 0; n < 6; n += 1) await app.call(endpoints.sendPrompt, { token, body: question });
  await app.call(endpoints.sendPrompt, { token: none.token, body: question });
  const coupon = { coupon_code: 'NOPE', subscription_id: 3 };
  for (let n = 0; n < 3; n += 1) await app.call(endpoints.checkCoupon, { token, body: coupon });
  const samples = await scrape(app);
  expect(samples.get('genie_limits_hit_total{limit="daily_limit"}')).toBe(1);
  expect(samples.get('genie_limits_hit_total{limit="no_plan"}')).toBe(1);
  expect(samples.get('genie_limits_hit_total{limit="coupon.byAccount"}')).toBe(2);
});

test('orders show by state, and the outbox with how late it is', async () => {
  const app = await startTestApp();
  await buyPlan(app, await signedInPerson(app));
  await openOrder(app, await signedInPerson(app));
  app.clock.advance({ minutes: 5 });
  const samples = await scrape(app);
  expect(samples.get('genie_orders{state="paid"}')).toBe(1);
  expect(samples.get('genie_orders{state="open"}')).toBe(1);
  expect(samples.get('genie_outbox_mails{state="waiting"}')).toBeGreaterThan(0);
  expect(samples.get('genie_work_overdue_seconds{work="mails"}')).toBeGreaterThan(290);
  expect(samples.get('genie_work_overdue_seconds{work="orders"}')).toBeGreaterThan(200);
  expect(samples.get('genie_work_overdue_seconds{work="renewals"}')).toBe(0);
});

test('jobs show their runs, how they ended, and their lag once they are started', async () => {
  const app = await startTestApp();
  const { jobs } = app.context;
  jobs.add({
    name: 'broken',
    everySeconds: 60,
    run: async () => {
      throw new Error('on purpose');
    },
  });
  await jobs.run('clean');
  await expect(jobs.run('broken')).rejects.toThrow('on purpose');
  const before = await scrape(app);
  expect(before.get('genie_job_seconds_count{job="clean",outcome="done"}')).toBe(1);
  expect(before.get('genie_job_seconds_count{job="broken",outcome="failed"}')).toBe(1);
  expect([...before.keys()].filter((name) => name.startsWith('genie_job_lag'))).toEqual([]);
  jobs.start();
  expect((await scrape(app)).get('genie_job_lag_seconds{job="clean"}')).toBe(0);
});

test('nothing in the metrics names a person, an address or an id', async () => {
  const app = await startTestApp();
  const { email, token, userId } = await signedInPerson(app);
  await app.call(endpoints.sendPrompt, { token, body: question });
  await supertest(app.app.server).get(`/api/answers/${userId}/events`).set('token', `Bearer ${token}`);
  const { text } = await supertest(app.app.server).get('/metrics');
  expect(text).toContain('route="/api/answers/:entry_id/events"');
  expect(text).not.toContain(userId);
  expect(text).not.toContain(email);
  expect(text).not.toMatch(/DE 39|127\.0\.0\.1/);
});

test('with METRICS_TOKEN only who shows it may read', async () => {
  const METRICS_TOKEN = 'scraper-token-0123456789';
  const { app } = await startTestApp({ env: { METRICS_TOKEN } });
  const read = (authorization: string) =>
    supertest(app.server).get('/metrics').set('authorization', authorization);
  expect((await supertest(app.server).get('/metrics')).status).toBe(401);
  expect((await read(`Bearer ${METRICS_TOKEN}x`)).body.code).toBe('unauthenticated');
  expect((await read(`Bearer ${METRICS_TOKEN}`)).status).toBe(200);
});

test('without the database the process still answers, and says so', async () => {
  const app = await startTestApp();
  await app.context.storage.close();
  expect((await scrape(app)).get('genie_database_up')).toBe(0);
});

test('an answer carries the id of its line in the log', async () => {
  const { app, logs } = await startTestApp();
  const { headers } = await supertest(app.server).get('/healthz');
  const lines = logs.map((line) => JSON.parse(line)).filter(({ reqId }) => reqId === headers['x-request-id']);
  expect(lines).toEqual([expect.objectContaining({ res: expect.objectContaining({ statusCode: 200 }) })]);
});
