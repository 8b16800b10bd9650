import { expect, test } from 'vitest';
import { runMixedSoak } from '../testing/index.ts';

// `npm run soak -- mixed` has more people and more deaths a round; SOAK_ROUNDS says how many, SOAK_SEED draws other cases.
const isSoak = process.env.SOAK === '1';
const rounds = Number(process.env.SOAK_ROUNDS ?? 10);
const seed = Number(process.env.SOAK_SEED ?? 20250403);
const size = isSoak ? { people: 8, deaths: 3 } : { people: 3, deaths: 1 };

test('servers killed (SIGKILL) at random, ten rounds, while people register, ask, rename, delete, buy and change passwords: nothing lost, nothing twice', {
  timeout: 120_000 + rounds * 180_000,
}, async () => {
  const report = await runMixedSoak({ seed, rounds, ...size });
  if (isSoak) process.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
  expect(report.complaints).toEqual([]);
  expect([report.people, report.deaths]).toEqual([rounds * size.people, rounds * size.deaths]);
  // They died in the midst of calls.
  expect(report.lost).toBeGreaterThan(0);
});
