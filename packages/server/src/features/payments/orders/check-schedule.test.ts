import { expect, test } from 'vitest';
import { addDays, addMinutes, addSeconds } from '../../../clock.ts';
import { nextCheck, nextRetry } from './check-schedule.ts';

const created = new Date('2028-05-10T00:00:00Z');

test('while a payer can be expected, the gateway is asked at least once a minute', () => {
  let now = created;
  while (now < addMinutes(created, 6 * 60)) {
    const next = nextCheck(created, now) ?? created;
    expect(next.getTime() - now.getTime()).toBeGreaterThan(0);
    // The reconciler itself comes by every five seconds.
    expect(next.getTime() - now.getTime()).toBeLessThanOrEqual(55_000);
    now = next;
  }
});

test('later the gaps grow, and after a week an order is given up', () => {
  const looks: Date[] = [];
  for (let next = nextCheck(created, created); next; next = nextCheck(created, next)) looks.push(next);
  expect(looks.length).toBeLessThan(1_000);
  expect(nextCheck(created, addDays(created, 7))).toBeNull();
});

test('what the gateway could not do is tried again after growing gaps, at most an hour', () => {
  const gaps = [0, 1, 2, 5, 50, 5_000].map(
    (checks) => nextRetry(checks, created).getTime() - created.getTime(),
  );
  expect(gaps).toEqual([...gaps].sort((one, other) => one - other));
  expect(nextRetry(5_000, created)).toEqual(addSeconds(created, 3_600));
});
