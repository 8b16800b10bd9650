import { type Endpoint, endpoints } from '@genie/contract';
import { expect, test } from 'vitest';
import { accountTargets, fuzzAccounts, hardlyAnyLimits, startTestApp } from '../testing/index.ts';

// `npm run soak -- accounts-fuzz` sends a hundred times as many; SOAK_SEED sends others.
const scale = process.env.SOAK === '1' ? 100 : 1;
const seed = Number(process.env.SOAK_SEED ?? 20250403);

const fuzz = async (env: Record<string, string>, targets: readonly Endpoint[], requests: number) => {
  const app = await startTestApp({ env: { ...hardlyAnyLimits, ...env } });
  const { failures, tally } = await fuzzAccounts(app, { targets, seed, requests: requests * scale });
  if (scale > 1) process.stdout.write(`${JSON.stringify(tally, null, 2)}\n`);
  expect(failures).toEqual([]);
  return tally;
};

test('whatever is sent to whatever call about accounts, no answer is a 5xx and every one has its documented shape', {
  timeout: 30_000 * scale,
}, async () => {
  const tally = await fuzz({ CAPTCHA: 'off' }, accountTargets, 100);
  for (const answer of ['200', '401 unauthenticated', '400 validation_failed', '400 malformed_request']) {
    expect([answer, tally[answer]]).toEqual([answer, expect.any(Number)]);
  }
});

test('whatever is sent as the solution of a CAPTCHA, it proves nothing', {
  timeout: 30_000 * scale,
}, async () => {
  const tally = await fuzz({ CAPTCHA: 'on' }, [endpoints.login, endpoints.captcha], 20);
  expect(tally).toHaveProperty('400 captcha_failed');
  expect(tally).not.toHaveProperty('401 invalid_credentials');
});
