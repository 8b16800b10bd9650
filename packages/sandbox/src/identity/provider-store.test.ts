import { expect, test } from 'vitest';
import { People } from './people.ts';
import { ProviderStore } from './provider-store.ts';

test('the store keeps the newest thousand entries', async () => {
  const store = new ProviderStore();
  const codes = store.adapter('AuthorizationCode');
  for (let count = 0; count < 1100; count += 1) await codes.upsert(`code-${count}`, { clientId: 'c' }, 60);
  expect(store.size).toBe(1000);
  expect(await codes.find('code-99')).toBeUndefined();
  expect(await codes.find('code-100')).toEqual({ clientId: 'c' });
});

test('what has expired is not found, and kinds do not meet', async () => {
  const store = new ProviderStore();
  await store.adapter('AuthorizationCode').upsert('a', {}, 0);
  await store.adapter('AccessToken').upsert('b', {}, 60);
  expect(await store.adapter('AuthorizationCode').find('a')).toBeUndefined();
  expect(await store.adapter('AuthorizationCode').find('b')).toBeUndefined();
  expect(await store.adapter('AccessToken').find('b')).toEqual({});
});

test('a revoked grant takes its codes and tokens along', async () => {
  const store = new ProviderStore();
  await store.adapter('AuthorizationCode').upsert('a', { grantId: 'g' }, 60);
  await store.adapter('AccessToken').upsert('b', { grantId: 'g' }, 60);
  await store.adapter('AccessToken').upsert('c', { grantId: 'other' }, 60);
  await store.adapter('AccessToken').revokeByGrantId('g');
  expect(store.size).toBe(1);
  expect(await store.adapter('AccessToken').find('c')).toBeDefined();
});

test('sessions are not kept', async () => {
  const store = new ProviderStore();
  await store.adapter('Session').upsert('s', { uid: 'u' }, 60);
  expect(await store.adapter('Session').find('s')).toBeUndefined();
  expect(store.size).toBe(0);
});

test('the newest thousand people are known, with what was said of them last', () => {
  const people = new People();
  const subjects = Array.from({ length: 1001 }, (_, index) =>
    people.remember({ email: `p${index}@example.com`, name: 'P', emailVerified: false }),
  );
  expect(people.find(subjects[0] ?? '')).toBeUndefined();
  const again = people.remember({ email: 'P5@example.com', name: 'Q', emailVerified: true });
  expect(again).toBe(subjects[5]);
  expect(people.find(again)).toMatchObject({ name: 'Q', emailVerified: true });
});
