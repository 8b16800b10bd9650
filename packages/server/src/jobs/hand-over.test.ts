import { endpoints } from '@genie/contract';
import { expect, test } from 'vitest';
import { reconcileJob } from '../features/payments/index.ts';
import { openOrder, signedInPerson, startTestApp } from '../testing/index.ts';

/** More than are looked at at the same time. */
const ordersInAll = 12;

test('a process that ends lets go of the orders that it has taken and not looked at', async () => {
  const app = await startTestApp();
  const { db } = app.context.storage;
  for (let n = 0; n < ordersInAll; n += 1) {
    await openOrder(app, await signedInPerson(app, { planId: null }));
  }
  app.clock.advance({ minutes: 2 });
  const due = { nextCheckAt: { lte: app.clock.now() } };
  expect(await db.order.count({ where: due })).toBe(ordersInAll);
  app.sandbox.control.set('payments', { mode: 'slow', delay_ms: 600_000 });
  const run = app.context.jobs.run(reconcileJob);
  await expect.poll(() => db.order.count({ where: due })).toBe(0);
  const stopped = app.context.jobs.stop();
  app.sandbox.control.reset();
  await stopped;
  await run;
  const left = await db.order.count({ where: due });
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThan(ordersInAll);
  expect((await app.call(endpoints.health)).status).toBe(200);
});
