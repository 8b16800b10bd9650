import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { problemsOf, secrets } from './testing/problems-of.ts';

test('the public address has no path, query, fragment or password', () => {
  for (const address of ['/app', '/?x=1', '?', '#top', '/%20']) {
    expect(problemsOf({ ...secrets, PUBLIC_URL: `https://genie.example${address}` })).toEqual([
      `PUBLIC_URL is "https://genie.example${address.replace('?x=1', '?(hidden)')}", but must be: an http or https address without a path`,
    ]);
  }
  expect(problemsOf({ ...secrets, PUBLIC_URL: 'https://u:p@genie.example' })).toEqual([
    'PUBLIC_URL is "https://(hidden)@genie.example", but must be: an http or https address without a path',
  ]);
  for (const address of ['https://genie.example/', 'http://localhost:3000', 'https://Genie.example:443']) {
    expect(problemsOf({ ...secrets, PUBLIC_URL: address })).toEqual([]);
  }
});

test('a port is digits', () => {
  for (const PORT of ['0x10', '1e3', ' ', '3000.0', '-0']) {
    expect(problemsOf({ ...secrets, PORT })).toEqual([
      `PORT is ${JSON.stringify(PORT)}, but must be: a port, 0 to 65535`,
    ]);
  }
});

test('a database address that a password breaks is refused, and one without a host is not', () => {
  const accepted = 'an address in which the characters / # ? @ % of a password are %2F %23 %3F %40 %25';
  for (const password of ['a/b', '12/34', 'a#b', '12#34', '12?34']) {
    expect(
      problemsOf({ ...secrets, DATABASE_URL: `postgresql://genie:${password}@127.0.0.1/genie` }),
    ).toEqual([`DATABASE_URL is (hidden), but must be: ${accepted}`]);
  }
  for (const address of [
    'genie:a%2Fb@db:5432/genie?sslmode=require',
    'genie@/genie?host=/run/postgresql',
    '/genie',
  ]) {
    expect(problemsOf({ ...secrets, DATABASE_URL: `postgresql://${address}` })).toEqual([]);
  }
});

test('what is allowed by name is a list, with or without spaces', () => {
  const bare = { ...secrets, NODE_ENV: 'production', PUBLIC_URL: 'https://genie.example' };
  const config = readConfig({ ...bare, ALLOW_SANDBOX: 'ai, mail,identity , payments, demo-coupons' });
  expect([config.sandboxed.length, config.demoAllowed]).toEqual([4, ['demo-coupons']]);
});
