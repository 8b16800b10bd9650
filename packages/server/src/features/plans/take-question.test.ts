import { endpoints } from '@genie/contract';
import { expect, test } from 'vitest';
import { untilOneWaits } from '../../storage/testing/index.ts';
import { signedInPerson, startTestApp, type TestApp } from '../../testing/index.ts';
import { checkAllowance, findPlan, giveBackQuestion, startPaidPlan, takeQuestion } from './index.ts';
import { takeFromDay, takeFromTotal } from './question-count-store.ts';

const fifty = Array.from({ length: 50 });

const allowanceOf = async ({ context }: TestApp, userId: string) => {
  const allowance = await checkAllowance(context, userId);
  if (!allowance.allowed) throw new Error(allowance.refusal);
  return allowance;
};

const counted = async ({ context }: TestApp, userId: string) => {
  const { questionsUsed, dailyUses } = await context.storage.db.subscription.findUniqueOrThrow({
    where: { activeUserId: userId },
    include: { dailyUses: true },
  });
  return { total: questionsUsed, days: dailyUses.map(({ used }) => used) };
};

test('of fifty questions that are asked at once on a plan with twenty a day exactly twenty are answered', async () => {
  const app = await startTestApp();
  const { token, userId } = await signedInPerson(app, { planId: 3 });
  const ask = () => app.call(endpoints.sendPrompt, { token, body: { query: 'What does DE 39 = 05 mean?' } });
  const answers = await Promise.all(fifty.map(ask));
  expect(answers.map(({ status }) => status)).toEqual(fifty.map(() => 200));
  const refused = answers.filter(({ body }) => body.message.limit_exceed === 1);
  expect(refused).toHaveLength(30);
  expect(refused.every(({ body }) => body.message.answer === '')).toBe(true);
  expect(await app.context.storage.db.entry.count()).toBe(20);
  expect(await counted(app, userId)).toEqual({ total: 20, days: [20] });
});

test('of fifty questions at once that all passed the first look, exactly those are counted that the day has left', async () => {
  const app = await startTestApp();
  const { userId } = await signedInPerson(app, { planId: 3 });
  const allowance = await allowanceOf(app, userId);
  const results = await Promise.all(
    fifty.map(() => takeQuestion(app.context, allowance, 4, () => Promise.resolve())),
  );
  expect(results.filter((result) => result === 'counted')).toHaveLength(20);
  expect(results.filter((result) => result === 'daily_limit')).toHaveLength(30);
  expect(await counted(app, userId)).toEqual({ total: 20, days: [20] });
});

test('of fifty questions at once exactly those are counted that the whole plan has left', async () => {
  const app = await startTestApp();
  const { userId } = await signedInPerson(app, { planId: 2 });
  await app.context.storage.db.subscription.updateMany({ data: { questionsUsed: 493 } });
  const allowance = await allowanceOf(app, userId);
  const results = await Promise.all(
    fifty.map(() => takeQuestion(app.context, allowance, 4, () => Promise.resolve())),
  );
  expect(results.filter((result) => result === 'counted')).toHaveLength(7);
  expect(results.filter((result) => result === 'no_plan')).toHaveLength(43);
  expect(await counted(app, userId)).toEqual({ total: 500, days: [7] });
});

test.each([
  ['renewed', { questionsUsed: 500, questionsGranted: 1_000 }, 'counted'],
  ['made one without a total', { questionsUsed: 500, questionsGranted: null }, 'counted'],
  ['used up', { questionsUsed: 500 }, 'no_plan'],
])('a question asked while its plan is %s is counted by what the plan has then', async (_, data, result) => {
  const app = await startTestApp();
  const { userId } = await signedInPerson(app, { planId: 2 });
  const { subscription } = app.context.storage.db;
  await subscription.updateMany({ data: { questionsUsed: 499 } });
  const allowance = await allowanceOf(app, userId);
  await subscription.updateMany({ data });
  expect(await takeQuestion(app.context, allowance, 4, () => Promise.resolve())).toBe(result);
});

test('a question asked while another plan takes the place of the one looked at is counted on the new one', async () => {
  const app = await startTestApp();
  const { userId } = await signedInPerson(app, { planId: 2 });
  const { context } = app;
  const allowance = await allowanceOf(app, userId);
  const plan = await findPlan(context.storage.db, 3);
  if (!plan) throw new Error('the catalogue has no plan 3');
  await context.storage.transaction((tx) => startPaidPlan(context, tx, { userId, plan, renews: false }));
  expect(await takeQuestion(context, allowance, 4, () => Promise.resolve())).toBe('counted');
  expect(await counted(app, userId)).toEqual({ total: 1, days: [1] });
});

test('a plan that took over meanwhile and does not cover the question is not counted on', async () => {
  const app = await startTestApp();
  const { userId } = await signedInPerson(app, { planId: 2 });
  const { context } = app;
  const allowance = await allowanceOf(app, userId);
  await context.storage.db.plan.update({ where: { planId: 3 }, data: { categories: '[1]' } });
  const plan = await findPlan(context.storage.db, 3);
  if (!plan) throw new Error('the catalogue has no plan 3');
  await context.storage.transaction((tx) => startPaidPlan(context, tx, { userId, plan, renews: false }));
  expect(await takeQuestion(context, allowance, 4, () => Promise.resolve())).toBe('no_plan');
  expect(await counted(app, userId)).toEqual({ total: 0, days: [] });
});

test('a question whose storing fails counts nothing, and one that is given back makes room for another', async () => {
  const app = await startTestApp();
  const { userId } = await signedInPerson(app, { planId: 3 });
  const { context } = app;
  const allowance = await allowanceOf(app, userId);
  const failing = fifty.map((_, n) =>
    takeQuestion(context, allowance, 4, async (tx, question) => {
      if (n % 2 === 0) throw new Error('it could not be stored');
      if (n % 4 === 1) await giveBackQuestion(tx, question);
    }).catch(() => 'failed'),
  );
  const results = await Promise.all(failing);
  const kept = results.filter((result, n) => result === 'counted' && n % 4 === 3).length;
  expect(await counted(app, userId)).toEqual({ total: kept, days: [kept] });
  expect(kept).toBe(12);
});

test('while one question is counted another is given back, and neither waits for the other in turn', async () => {
  const app = await startTestApp();
  const { userId } = await signedInPerson(app, { planId: 3 });
  const { clock, storage } = app.context;
  const allowance = await allowanceOf(app, userId);
  await takeQuestion(app.context, allowance, 4, () => Promise.resolve());
  const { day, plan, subscription } = allowance;
  const runs = { taking: 0, givingBack: 0 };
  let givenBack: Promise<void> | undefined;
  const giveBack = () =>
    storage.transaction(async (tx) => {
      runs.givingBack += 1;
      await giveBackQuestion(tx, { subscriptionId: subscription.id, day });
    });
  await storage.transaction(async (tx) => {
    runs.taking += 1;
    await takeFromTotal(tx, subscription.id, clock.now());
    givenBack ??= giveBack();
    await untilOneWaits(storage);
    await takeFromDay(tx, subscription.id, day, plan.perDay);
  });
  await givenBack;
  expect(runs).toEqual({ taking: 1, givingBack: 1 });
  expect(await counted(app, userId)).toEqual({ total: 1, days: [1] });
});
