import { constants } from '@genie/contract/client';
import { expect, test } from 'vitest';
import { firstWaitMs, nextWaitMs } from './growing-waits.ts';

test('every wait is longer than the one before, up to 15 seconds, and two minutes hold about a dozen', () => {
  const waits = [firstWaitMs];
  let passed = firstWaitMs;
  while (passed <= constants.paymentPatienceSeconds * 1_000) {
    const wait = nextWaitMs(waits.at(-1) ?? 0);
    waits.push(wait);
    passed += wait;
  }
  expect(waits[0]).toBe(1_000);
  for (const [at, wait] of waits.entries()) {
    const before = waits[at - 1] ?? 0;
    expect(wait === 15_000 || wait > before).toBe(true);
    expect(wait).toBeLessThanOrEqual(15_000);
  }
  expect(constants.paymentPatienceSeconds).toBe(120);
  expect(waits.length).toBeGreaterThan(8);
  expect(waits.length).toBeLessThan(16);
});
