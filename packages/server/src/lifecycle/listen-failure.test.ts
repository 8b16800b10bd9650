import { expect, test } from 'vitest';
import { createFrontDoor } from './front-door.ts';
import { listenFailure } from './listen-failure.ts';

const failed = (code: string) => Object.assign(new Error(code), { code });

test('an address of another machine is told as the wrong HOST', async () => {
  // A network for documentation (RFC 5737), so of no machine.
  const address = { host: '203.0.113.7', port: 0 };
  const cause = await createFrontDoor()
    .listen(address)
    .catch((error: unknown) => error);
  expect(listenFailure(cause, address).message).toMatch(
    /^HOST is "203\.0\.113\.7", which is no address of this machine \(EADDRNOTAVAIL\)\./,
  );
});

test.each([
  ['ENOTFOUND', 'HOST is "there", which is no address of this machine (ENOTFOUND).'],
  ['EACCES', 'PORT is 443, which this user may not listen on.'],
  ['EADDRINUSE', 'Port 443 is taken.'],
  ['EMFILE', 'Cannot listen on there, port 443 (EMFILE).'],
])('what keeps a process from listening is said in words: %s', (code, words) => {
  expect(listenFailure(failed(code), { host: 'there', port: 443 }).message).toContain(words);
});
