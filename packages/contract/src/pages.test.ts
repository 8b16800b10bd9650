import { expect, test } from 'vitest';
import { comparablePath } from './pages.ts';

test.each([
  ['/', '/'],
  ['//', '/'],
  ['', ''],
  ['/price', '/price'],
  ['/Price//', '/price'],
  ['/handleOAuthCallback/', '/handleoauthcallback'],
  ['/a//b', '/a//b'],
])('%s is compared as %s', (path, compared) => {
  expect(comparablePath(path)).toBe(compared);
});
