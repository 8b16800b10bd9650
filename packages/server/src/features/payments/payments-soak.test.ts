import { expect, test } from 'vitest';
import { runPaymentsSoak } from '../../testing/index.ts';

// `npm run soak -- payments` buys two hundred times; SOAK_ORDERS says how often, SOAK_SEED draws other cases.
const isSoak = process.env.SOAK === '1';
const orders = Number(process.env.SOAK_ORDERS ?? (isSoak ? 200 : 6));
const seed = Number(process.env.SOAK_SEED ?? 20250403);

test('fifty calls at once for each order, while processes are killed and started again: each paid order starts one plan, once', {
  timeout: 60_000 + orders * 15_000,
}, async () => {
  const report = await runPaymentsSoak({ seed, orders, deathInEach: isSoak ? 1 : 2 });
  if (isSoak) process.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
  expect(report.complaints).toEqual([]);
  expect(report.orders.paid).toBe(orders);
  expect(report.deaths).toBeGreaterThan(0);
});
