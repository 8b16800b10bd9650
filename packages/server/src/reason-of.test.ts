import { expect, test } from 'vitest';
import { reasonOf } from './reason-of.ts';

test('what only says that nothing answered gives way to why, and stands where nothing else is known', () => {
  const refused = new Error('connect ECONNREFUSED 127.0.0.1:9');
  const failed = new TypeError('fetch failed', { cause: refused });
  expect(reasonOf(new Error('Connection error.', { cause: failed }))).toBe(
    'connect ECONNREFUSED 127.0.0.1:9',
  );
  expect(reasonOf(new Error('the gateway is away', { cause: failed }))).toBe(
    'the gateway is away: connect ECONNREFUSED 127.0.0.1:9',
  );
  expect(reasonOf(new TypeError('fetch failed'))).toBe('fetch failed');
});
