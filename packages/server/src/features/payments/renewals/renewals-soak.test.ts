import { expect, test } from 'vitest';
import { runRenewalsSoak, worldOf } from '../../../testing/index.ts';

// `npm run soak -- renewals` is a thousand subscribers through two years; SOAK_SUBSCRIBERS says how many, SOAK_SEED draws others.
const isSoak = process.env.SOAK === '1';
const subscribers = Number(process.env.SOAK_SUBSCRIBERS ?? (isSoak ? 1_000 : 24));
const seed = Number(process.env.SOAK_SEED ?? 20250403);

const hours = isSoak ? 3 : 12;
const days = isSoak ? 366 : 95;

test.each([['with a leap day', '2028-01-01'], ...(isSoak ? [['without a leap day', '2027-01-01']] : [])])(
  'through a year %s every charge, end, access and mail of every subscriber is as an oracle reckons it',
  {
    timeout: 60_000 + subscribers * days * 20,
  },
  async (_, start) => {
    const report = await runRenewalsSoak({ seed, subscribers, world: worldOf({ start, days, hours }) });
    if (isSoak) process.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
    expect(report.complaints).toEqual([]);
    expect(report.subscribers).toBe(subscribers);
  },
);
