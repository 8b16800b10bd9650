import { expect, test } from 'vitest';
import {
  mayAsk,
  paymentStatus,
  renewalsOf,
  signInAgain,
  startTestApp,
  subscriber,
  subscriptionOf,
  untilDue,
} from '../../../testing/index.ts';
import { editPlan } from '../../plans/index.ts';
import { runRenewals } from '../index.ts';

test('a renewal after the total was lifted has no total', async () => {
  const app = await startTestApp();
  const person = await subscriber(app, undefined, 2);
  await app.context.storage.db.subscription.updateMany({ data: { questionsUsed: 500 } });
  await editPlan(app.context, 2, { total: null });
  await untilDue(app, person);
  expect((await runRenewals(app.context)).charges).toEqual({ paid: 1 });
  expect(await subscriptionOf(app, person)).toMatchObject({ questionsGranted: null, questionsUsed: 500 });
  expect(await mayAsk(app, person)).toBe(1);
});

test('a renewal after a total was set grants it from what was asked so far', async () => {
  const app = await startTestApp();
  const person = await subscriber(app);
  await app.context.storage.db.subscription.updateMany({ data: { questionsUsed: 70 } });
  await editPlan(app.context, 3, { total: 30 });
  await untilDue(app, person);
  await runRenewals(app.context);
  expect(await subscriptionOf(app, person)).toMatchObject({ questionsGranted: 100, questionsUsed: 70 });
});

test('a renewal that its payer confirms grants the total it was asked for with', async () => {
  const app = await startTestApp();
  const person = await subscriber(app, '4111110000006028', 2);
  await untilDue(app, person);
  await runRenewals(app.context);
  await editPlan(app.context, 2, { total: 1 });
  const page = (await renewalsOf(app, person))[1] as Awaited<ReturnType<typeof renewalsOf>>[number];
  app.sandbox.payments.pay(page.id);
  await paymentStatus(app, await signInAgain(app, person), page);
  expect(await subscriptionOf(app, person)).toMatchObject({ questionsGranted: 1_000 });
});
