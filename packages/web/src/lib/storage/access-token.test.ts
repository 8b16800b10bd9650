import { expect, test } from 'vitest';
import { tokenExpiringIn } from '../../testing/tokens.ts';
import { isExpired } from './access-token.ts';

test('a token is expired once the time is past its exp, in seconds', () => {
  const token = tokenExpiringIn(60);
  const now = Date.now();
  expect(isExpired(token, now)).toBe(false);
  expect(isExpired(token, now + 61_000)).toBe(true);
});

test.each(['', 'abc', 'a.b.c', `x.${btoa('{}')}.x`, `x.${btoa('{"exp":"soon"}')}.x`, `x.${btoa('null')}.x`])(
  '%j cannot be decoded and counts as expired',
  (token) => expect(isExpired(token)).toBe(true),
);

test('a payload in base64url is decoded', () => {
  const payload = btoa(JSON.stringify({ name: '>>>???', exp: 4_102_444_800 }))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
  expect(isExpired(`x.${payload}.x`)).toBe(false);
});
