import { expect, test } from 'vitest';
import { hashPassword, passwordMatches } from './passwords.ts';

const cost = 9;

const fastest = async (work: () => Promise<boolean>): Promise<number> => {
  let best = Number.POSITIVE_INFINITY;
  for (let run = 0; run < 5; run++) {
    const started = performance.now();
    await work();
    best = Math.min(best, performance.now() - started);
  }
  return best;
};

test('a password belongs to its hash and to no other', async () => {
  const hash = await hashPassword('Secret1!', cost);
  expect(await passwordMatches('Secret1!', hash, cost)).toBe(true);
  expect(await passwordMatches('secret1!', hash, cost)).toBe(false);
  expect(await passwordMatches('Secret1!', null, cost)).toBe(false);
  expect(await passwordMatches('', undefined, cost)).toBe(false);
});

test('looking for nobody’s password takes as long as looking for somebody’s', async () => {
  const hash = await hashPassword('Secret1!', cost);
  const known = await fastest(() => passwordMatches('Wrong12!', hash, cost));
  const unknown = await fastest(() => passwordMatches('Wrong12!', undefined, cost));
  expect(unknown / known).toBeGreaterThan(0.5);
  expect(unknown / known).toBeLessThan(2);
});
