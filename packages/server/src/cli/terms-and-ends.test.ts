import { endpoints } from '@genie/contract';
import { expect, test } from 'vitest';
import { signedInPerson, startTestApp } from '../testing/index.ts';
import { runGenie as genie } from './testing/run-genie.ts';

test('a plan has a term that dates can hold, or none where it is only granted', async () => {
  const app = await startTestApp();
  const set = (plan: string, ...words: string[]) => genie(app, 'plan', 'set', '--plan', plan, ...words);
  const terms = async () =>
    (await app.context.storage.db.plan.findMany({ orderBy: { planId: 'asc' } })).map(
      ({ period, periodUnit }) => (period === null ? 'by contract' : `${period} ${periodUnit}`),
    );
  const before = await terms();
  expect(await set('3', '--days', '3651')).toMatchObject({
    code: 2,
    errors: expect.stringContaining('from 1 to 3650'),
  });
  expect((await set('3', '--months', '121')).code).toBe(2);
  expect((await set('5', '--days', '30')).code).toBe(0);
  expect((await terms())[4]).toBe('30 day');
  expect((await set('5', '--days', 'none')).code).toBe(0);
  for (const plan of ['1', '3']) {
    expect(await set(plan, '--days', 'none')).toMatchObject({
      code: 1,
      errors: 'Only a plan that is granted and costs nothing can go without a term.',
    });
  }
  expect(await terms()).toEqual(before);
});

test('an end that is past neither begins a plan, nor ends the one that runs, nor makes a coupon', async () => {
  const app = await startTestApp();
  const { email, token } = await signedInPerson(app);
  const access = async () => (await app.call(endpoints.getLastChatId, { token })).body;
  const before = await access();
  for (const plan of ['2', '3']) {
    expect(
      await genie(app, 'plan', 'grant', '--email', email, '--plan', plan, '--ends', '2020-01-01'),
    ).toEqual({
      code: 1,
      text: '',
      errors: '2020-01-01T00:00:00.000Z is past. `plan expire` ends a plan.',
    });
  }
  expect(await access()).toEqual(before);
  expect(
    await genie(app, 'coupon', 'create', '--code', 'OVER', '--flat', '1', '--expires', '2020-01-01'),
  ).toMatchObject({ code: 1, errors: '2020-01-01T00:00:00.000Z is past: nobody could use the coupon.' });
  expect((await genie(app, 'coupon', 'disable', '--code', 'OVER')).errors).toBe('There is no coupon OVER.');
});
