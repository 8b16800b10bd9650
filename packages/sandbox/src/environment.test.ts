import { expect, test } from 'vitest';
import { publicUrlOf, readEnvironment } from './environment.ts';

const publicUrl = (variables: Record<string, string>) => publicUrlOf(readEnvironment(variables));

test('a sandbox that listens on this machine only is known as localhost', () => {
  expect(publicUrl({})).toBe('http://localhost:3001');
  expect(publicUrl({ SANDBOX_PORT: '4001' })).toBe('http://localhost:4001');
});

test('a public address that is given holds', () => {
  expect(publicUrl({ SANDBOX_PUBLIC_URL: 'https://sandbox.example' })).toBe('https://sandbox.example');
});

test('a sandbox with another host or a free port says itself where it stands', () => {
  expect(publicUrl({ SANDBOX_HOST: '192.0.2.7' })).toBeUndefined();
  expect(publicUrl({ SANDBOX_PORT: '0' })).toBeUndefined();
});

test('production is refused unless a service of the sandbox is allowed by name', () => {
  const production = { NODE_ENV: 'production' };
  for (const ALLOW_SANDBOX of ['', 'demo-accounts', 'demo-accounts,demo-coupons']) {
    expect(() => readEnvironment({ ...production, ALLOW_SANDBOX })).toThrow('NODE_ENV=production');
  }
  for (const ALLOW_SANDBOX of ['identity', 'ai,mail,identity,payments', 'demo-coupons, payments']) {
    expect(readEnvironment({ ...production, ALLOW_SANDBOX })).toMatchObject(production);
  }
});
