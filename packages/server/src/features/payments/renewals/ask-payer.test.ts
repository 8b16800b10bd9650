import { expect, test } from 'vitest';
import {
  renewalsOf,
  startTestApp,
  subjectsTo,
  subscriber,
  subscriptionOf,
  untilDue,
} from '../../../testing/index.ts';
import { reconcileOrders, runRenewals } from '../index.ts';

test('a process that dies while it makes the payer’s page: the card is charged again the next day, not before', async () => {
  const app = await startTestApp();
  const person = await subscriber(app, '4111110000006028');
  await untilDue(app, person);
  await runRenewals(app.context);
  const [, page] = await renewalsOf(app, person);
  await app.context.storage.db.order.update({
    where: { id: page?.id ?? '' },
    data: { status: 'creating', gatewayReference: null, paymentPageUrl: null, nextCheckAt: app.clock.now() },
  });
  const { renewalDueAt } = await subscriptionOf(app, person);
  app.clock.advance({ minutes: 30 });
  await reconcileOrders(app.context);
  expect((await runRenewals(app.context)).charges).toEqual({});
  expect(await renewalsOf(app, person)).toMatchObject([
    { status: 'failed', failure: 'await_3ds' },
    { status: 'expired', failure: 'abandoned' },
  ]);
  expect(await subscriptionOf(app, person)).toMatchObject({ renewalDueAt });
  app.clock.advance({ days: 1 });
  expect((await runRenewals(app.context)).charges).toEqual({ failed: 1 });
  const asked = (await subjectsTo(app, person)).filter((subject) => subject.startsWith('Please confirm'));
  expect(asked).toHaveLength(2);
});
