import { expect, test } from 'vitest';
import { addSeconds } from '../../../clock.ts';
import { openOrder, signedInPerson, startTestApp } from '../../../testing/index.ts';
import { reconcileOrders } from '../reconcile-orders.ts';
import { vouchedSeconds } from './order-store.ts';
import { whileCreating } from './while-creating.ts';

test('an order is vouched for while it is being created, and given up when nobody does any more', async () => {
  const app = await startTestApp();
  const { db } = app.context.storage;
  const { id } = await openOrder(app, await signedInPerson(app));
  const creating = { status: 'creating', gatewayReference: null, paymentPageUrl: null };
  await db.order.update({ where: { id }, data: { ...creating, nextCheckAt: app.clock.now() } });
  const vouchedUntil = async () =>
    (await db.order.findUniqueOrThrow({ where: { id } })).nextCheckAt?.getTime();
  await whileCreating(
    app.context,
    id,
    async () => {
      const until = addSeconds(app.clock.now(), vouchedSeconds).getTime();
      await expect.poll(vouchedUntil, { timeout: 10_000 }).toBe(until);
    },
    10,
  );
  await reconcileOrders(app.context);
  expect(await db.order.findUnique({ where: { id } })).toMatchObject({ status: 'creating' });
  app.clock.advance({ seconds: vouchedSeconds });
  await reconcileOrders(app.context);
  expect(await db.order.findUnique({ where: { id } })).toMatchObject({ status: 'expired' });
});
