import { expect, test } from 'vitest';
import { openTestStorage } from './testing/test-storage.ts';

test.each([
  ['a device of whichever account', 'known_devices', 'device_hash'],
  ['events about an e-mail without an account', 'security_events', 'email_hash'],
])('%s is found without reading the whole table', async (_, table, column) => {
  const { db } = await openTestStorage();
  const plan = await db.$queryRawUnsafe<{ detail: string }[]>(
    `EXPLAIN QUERY PLAN SELECT * FROM ${table} WHERE ${column} = 'x'`,
  );
  expect(plan.map(({ detail }) => detail)).toEqual([expect.stringMatching(/^SEARCH .* USING INDEX/)]);
});
