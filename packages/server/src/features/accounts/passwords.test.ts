import { systemTexts } from '@genie/contract';
import { expect, test } from 'vitest';
import { hashPassword, passwordMatches, passwordQueue } from './passwords.ts';

const cost = 9;

/** Of the processor: how busy others keep it is not counted. */
const millisecondsOf = async (work: () => Promise<boolean>): Promise<number> => {
  const before = process.cpuUsage();
  await work();
  return process.cpuUsage(before).user / 1_000;
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
  // The fastest of each, which noise only lengthens.
  const known: number[] = [];
  const unknown: number[] = [];
  for (let run = 0; run < 8; run++) {
    known.push(await millisecondsOf(() => passwordMatches('Wrong12!', hash, cost)));
    unknown.push(await millisecondsOf(() => passwordMatches('Wrong12!', undefined, cost)));
  }
  const ratio = Math.min(...unknown) / Math.min(...known);
  expect(ratio).toBeGreaterThan(0.5);
  expect(ratio).toBeLessThan(2);
});

test('whose turn does not come in time is told that the service is busy', async () => {
  const turns = passwordQueue(1);
  const others = await Promise.all([turns.take(), turns.take(), turns.take()]);
  const busy = { code: 'overloaded', message: systemTexts.overloaded };
  await expect(passwordMatches('Secret1!', null, cost, turns)).rejects.toMatchObject(busy);
  await expect(hashPassword('Secret1!', cost, turns)).rejects.toMatchObject(busy);
  others[0]?.();
  await expect(passwordMatches('Secret1!', null, cost, turns)).resolves.toBe(false);
});
