import { accountTexts } from '@genie/contract';
import { expect, test } from 'vitest';
import { startTestApp } from '../../testing/index.ts';
import { limitAttempts, TooManyRequests } from './index.ts';

const few = { LIMIT_RESET_BY_ADDRESS: '5/1h', LIMIT_RESET_BY_EMAIL: '3/1h' };

const refusals = async (attempts: Promise<unknown>[]): Promise<TooManyRequests[]> =>
  (await Promise.allSettled(attempts)).flatMap((result) =>
    result.status === 'rejected' ? [result.reason as TooManyRequests] : [],
  );

test('attempts at once are counted exactly, and the first refused one says that it is', async () => {
  const { context } = await startTestApp({ env: few });
  const attempts = Array.from({ length: 20 }, () =>
    limitAttempts(context, 'reset', { byEmail: 'a@example.com' }),
  );
  const refused = await refusals(attempts);
  expect(refused).toHaveLength(17);
  expect(refused.every((error) => error instanceof TooManyRequests)).toBe(true);
  expect(refused.filter(({ isFirstRefused }) => isFirstRefused)).toHaveLength(1);
  const seconds = refused[0]?.retryAfterSeconds ?? 0;
  expect(seconds).toBeGreaterThan(3_500);
  expect(seconds).toBeLessThanOrEqual(3_600);
  expect(refused[0]?.message).toBe(accountTexts.tooManyRequests(seconds));
});

test('names, e-mails and addresses are counted apart', async () => {
  const { context } = await startTestApp({ env: few });
  const take = (name: 'reset' | 'resend', byEmail: string) => limitAttempts(context, name, { byEmail });
  for (let n = 0; n < 3; n++) await take('reset', 'a@example.com');
  await expect(take('reset', 'a@example.com')).rejects.toThrow(TooManyRequests);
  await take('reset', 'b@example.com');
  await take('resend', 'a@example.com');
  await limitAttempts(context, 'reset', { byAddress: '192.0.2.1' });
});

test('one IPv6 subscriber is one address, however many addresses the subscriber has', async () => {
  const { context } = await startTestApp({ env: few });
  const from = (byAddress: string) => limitAttempts(context, 'reset', { byAddress });
  for (let n = 1; n <= 5; n++) await from(`2001:db8:0:1::${n}`);
  await expect(from('2001:db8:0:1:ffff::')).rejects.toThrow(TooManyRequests);
  await from('2001:db8:0:2::1');
});

test('who is refused by address uses up nobody else’s e-mail', async () => {
  const { context } = await startTestApp({ env: { ...few, LIMIT_RESET_BY_ADDRESS: '1/1h' } });
  const from = (byAddress: string) =>
    limitAttempts(context, 'reset', { byAddress, byEmail: 'owner@example.com' });
  await from('192.0.2.1');
  for (let n = 0; n < 5; n++) await expect(from('192.0.2.1')).rejects.toThrow(TooManyRequests);
  await from('192.0.2.2');
});

test('an attempt that was given back does not count', async () => {
  const { context } = await startTestApp({ env: few });
  for (let n = 0; n < 10; n++) {
    const attempt = await limitAttempts(context, 'reset', { byEmail: 'a@example.com' });
    await attempt.giveBack();
  }
});

test('when its time is over a limit begins anew, and the clean-up removes it', async () => {
  const { clock, context } = await startTestApp({ env: few });
  const { db } = context.storage;
  const take = () => limitAttempts(context, 'reset', { byEmail: 'a@example.com' });
  for (let n = 0; n < 3; n++) await take();
  await expect(take()).rejects.toThrow(TooManyRequests);
  await db.rateLimit.updateMany({ data: { expire: new Date(Date.now() - 1) } });
  await take();
  expect(await db.rateLimit.findFirst()).toMatchObject({ points: 1 });
  clock.advance({ minutes: 61 });
  await context.jobs.run('clean');
  expect(await db.rateLimit.count()).toBe(0);
});

test('a refusal does not last longer for being tried again and again', async () => {
  const { context } = await startTestApp({ env: few });
  const take = () => limitAttempts(context, 'reset', { byEmail: 'a@example.com' });
  for (let n = 0; n < 3; n++) await take();
  const first = await context.storage.db.rateLimit.findFirstOrThrow();
  for (let n = 0; n < 20; n++) await expect(take()).rejects.toThrow(TooManyRequests);
  const later = await context.storage.db.rateLimit.findFirstOrThrow();
  expect(later.expire).toEqual(first.expire);
});

test('nothing that is stored shows an address or an e-mail', async () => {
  const { context } = await startTestApp();
  await limitAttempts(context, 'reset', { byAddress: '192.0.2.1', byEmail: 'a@example.com' });
  const stored = JSON.stringify(await context.storage.db.rateLimit.findMany());
  expect(stored).toContain('reset.byAddress:');
  expect(stored).not.toMatch(/192\.0\.2|example/);
});

test('without the database nobody passes uncounted', async () => {
  const { context } = await startTestApp();
  await context.storage.close();
  const attempt = limitAttempts(context, 'reset', { byEmail: 'a@example.com' });
  await expect(attempt).rejects.not.toThrow(TooManyRequests);
});
