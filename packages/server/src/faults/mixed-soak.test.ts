import { expect, test } from 'vitest';
import { runMixedSoak } from '../testing/index.ts';

// `npm run soak -- mixed` has ten rounds; SOAK_ROUNDS says how many, SOAK_SEED draws other cases.
const isSoak = process.env.SOAK === '1';
const rounds = Number(process.env.SOAK_ROUNDS ?? (isSoak ? 10 : 1));
const seed = Number(process.env.SOAK_SEED ?? 20250403);
const size = isSoak ? { people: 8, deaths: 3 } : { people: 4, deaths: 2 };

test('servers killed while people register, ask, rename, delete, buy and change passwords: nothing lost, nothing twice', {
  timeout: 120_000 + rounds * 180_000,
}, async () => {
  const report = await runMixedSoak({ seed, rounds, ...size });
  if (isSoak) process.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
  expect(report.complaints).toEqual([]);
  expect(report.people).toBe(rounds * size.people);
});
