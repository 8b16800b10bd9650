import { expect, test } from 'vitest';
import { EnvironmentError, publicUrlOf, readEnvironment } from './environment.ts';

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

test.each([
  ['SANDBOX_PORT', 'web', 'a port, 0 to 65535'],
  ['SANDBOX_PORT', '65536', 'a port, 0 to 65535'],
  ['SANDBOX_SMTP_PORT', '1e3', 'a port, 0 to 65535'],
  ['SANDBOX_PUBLIC_URL', 'sandbox.example', 'an http or https address'],
  ['APP_URL', 'ftp://example.com', 'an http or https address'],
  ['PAYMENT_WEBHOOK_HEADER', 'X Genie', 'the name of a header'],
])('%s=%s is refused by name, with what it has to be', (name, value, expected) => {
  const problem = `${name} is "${value}", but must be: ${expected}`;
  expect(() => readEnvironment({ [name]: value })).toThrow(new EnvironmentError(problem));
});

test('all that is wrong is told at once, a line each', () => {
  expect(() => readEnvironment({ SANDBOX_PORT: '-1', APP_URL: 'x' })).toThrow(
    new EnvironmentError(
      'SANDBOX_PORT is "-1", but must be: a port, 0 to 65535\nAPP_URL is "x", but must be: an http or https address',
    ),
  );
});

test('an empty value is none', () => {
  expect(readEnvironment({ SANDBOX_PORT: '', APP_URL: '' })).toMatchObject({
    SANDBOX_PORT: 3001,
    APP_URL: 'http://localhost:3000',
  });
});

test('production is refused unless a service of the sandbox is allowed by name', () => {
  const production = { NODE_ENV: 'production' };
  for (const ALLOW_SANDBOX of ['', 'demo-accounts', 'demo-accounts,demo-coupons']) {
    expect(() => readEnvironment({ ...production, ALLOW_SANDBOX })).toThrow(
      new EnvironmentError(
        'The sandbox does not start with NODE_ENV=production: it accepts any mail and a public key. ALLOW_SANDBOX names what is meant all the same.',
      ),
    );
  }
  for (const ALLOW_SANDBOX of ['identity', 'ai,mail,identity,payments', 'demo-coupons, payments']) {
    expect(readEnvironment({ ...production, ALLOW_SANDBOX })).toMatchObject(production);
  }
});
