import { expect, test } from 'vitest';
import { networkOf } from './network.ts';

test.each([
  ['192.0.2.77', '192.0.2.0/24'],
  ['::ffff:192.0.2.77', '192.0.2.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:0:0:0:0:0/48'],
  ['2001:DB8:1::6', '2001:db8:1:0:0:0:0:0/48'],
  ['::1', '0:0:0:0:0:0:0:0/48'],
  ['fe80::1%eth0', 'fe80:0:0:0:0:0:0:0/48'],
  ['192.0.2.77:4711', '192.0.2.0/24'],
  ['[2001:db8:1::6]:4711', '2001:db8:1:0:0:0:0:0/48'],
  ['[2001:db8:1::6]', '2001:db8:1:0:0:0:0:0/48'],
])('%s belongs to %s', (address, network) => {
  expect(networkOf(address, { v4: 24, v6: 48 })).toBe(network);
});

test('all addresses of one /64 are one, and those of the next are not', () => {
  const whole = { v4: 32, v6: 64 };
  const one = networkOf('2001:db8:1:2::1', whole);
  expect(networkOf('2001:db8:1:2:ffff:ffff:ffff:ffff', whole)).toBe(one);
  expect(networkOf('2001:db8:1:3::1', whole)).not.toBe(one);
  expect(networkOf('192.0.2.1', whole)).not.toBe(networkOf('192.0.2.2', whole));
});

test.each([
  '',
  'unknown',
  '1.2.3',
  'localhost',
  '::g',
  '1.2.3.4, 5.6.7.8',
  '1.2.3.4:',
  ':80',
  '[]:80',
  '[1.2.3.4',
])('%j is no address', (text) => {
  expect(networkOf(text, { v4: 24, v6: 48 })).toBeUndefined();
});
