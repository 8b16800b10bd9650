import { expect, test } from 'vitest';
import {
  openOrder,
  paymentStatus,
  renewalsOf,
  signedInPerson,
  startTestApp,
  subscriber,
  type TestApp,
  untilDue,
} from '../../../testing/index.ts';
import { reconcileOrders, runRenewals } from '../index.ts';
import { askForCheck } from '../orders/check-store.ts';

/** How many orders are looked at, run by run. */
const looksAfter = async (app: TestApp, minutes: readonly number[]) => {
  const looks: number[] = [];
  for (const passed of minutes) {
    app.clock.advance({ minutes: passed });
    looks.push(await reconcileOrders(app.context));
  }
  return looks;
};

test('a declined renewal is looked at once when its webhook comes after it was settled', async () => {
  const app = await startTestApp();
  const person = await subscriber(app, '4111110000006002');
  await untilDue(app, person);
  await runRenewals(app.context);
  const [renewal] = await renewalsOf(app, person);
  const reference = { gateway: renewal?.gatewayReference ?? '', ours: renewal?.id };
  expect(await looksAfter(app, [0, 3])).toEqual([0, 0]);
  expect(await askForCheck(app.context.storage.db, reference, app.clock.now())).toBe(true);
  expect(await looksAfter(app, [0, 3, 60, 24 * 60])).toEqual([1, 0, 0, 0]);
  expect(await renewalsOf(app, person)).toMatchObject([{ status: 'failed', nextCheckAt: null }]);
});

test('a renewal that is never decided is told once, and looked at again only when a webhook asks for it', async () => {
  const app = await startTestApp({ payments: { timeoutSeconds: 3 }, gateway: { heldMs: 3_600_000 } });
  const person = await signedInPerson(app, { planId: null });
  const bought = await openOrder(app, person, { saveCard: true });
  app.sandbox.payments.pay(bought.id, { pan: '4111110000000963' });
  app.sandbox.payments.settle();
  await paymentStatus(app, person, bought);
  await untilDue(app, person);
  expect((await runRenewals(app.context)).charges).toEqual({ pending: 1 });
  await looksAfter(app, [8 * 24 * 60]);
  const [renewal] = await renewalsOf(app, person);
  expect(renewal).toMatchObject({ status: 'expired', failure: 'undecided', nextCheckAt: null });
  const reference = { gateway: renewal?.gatewayReference ?? '', ours: renewal?.id };
  await askForCheck(app.context.storage.db, reference, app.clock.now());
  expect(await looksAfter(app, [0, 3, 60])).toEqual([1, 0, 0]);
  expect(app.logs.filter((line) => line.includes('a renewal was never decided'))).toHaveLength(1);
});
