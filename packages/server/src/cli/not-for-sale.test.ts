import { expect, test } from 'vitest';
import { startTestApp } from '../testing/index.ts';
import { runGenie as genie } from './testing/run-genie.ts';

test('neither a price nor a coupon is taken for a plan that nobody can pay for', async () => {
  const app = await startTestApp();
  const set = (...words: string[]) => genie(app, 'plan', 'set', '--plan', '1', ...words);
  expect(await set('--price', '10', '--per-day', '3')).toMatchObject({
    code: 1,
    errors: 'The Free Plan begins by itself: nobody could pay for it.',
  });
  expect(JSON.parse((await genie(app, 'plan', 'list', '--json')).text)[0]).toMatchObject({
    amount: 0,
    per_day: 5,
  });
  expect((await set('--price', '0')).code).toBe(0);
  const coupon = (plan: string) =>
    genie(app, 'coupon', 'create', '--code', `FOR${plan}`, '--percent', '10', '--plan', plan);
  expect([await coupon('1'), await coupon('5')]).toMatchObject([
    { code: 1, errors: 'The Free Plan is not for sale: nobody could use the coupon.' },
    { code: 1, errors: 'The Enterprise Plan is not for sale: nobody could use the coupon.' },
  ]);
  expect((await genie(app, 'coupon', 'list')).text).not.toMatch(/^FOR/m);
});
