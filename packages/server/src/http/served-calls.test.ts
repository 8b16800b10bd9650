import { endpoints } from '@genie/contract';
import { expect, test } from 'vitest';
import { notImplemented } from '../app.ts';
import { startTestApp } from '../testing/index.ts';

test('the calls that are not done yet are these, and answer 501', async () => {
  expect(notImplemented.map(({ path }) => path)).toEqual([]);
  const { call } = await startTestApp();
  for (const endpoint of notImplemented) {
    const { status, body } = await call(endpoint, { body: endpoint.method === 'POST' ? {} : undefined });
    expect([endpoint.path, status, body.code]).toEqual([endpoint.path, 501, 'not_implemented']);
  }
});

test('every other call of the contract is served', async () => {
  const { app } = await startTestApp();
  for (const { method, path } of Object.values(endpoints)) {
    expect([path, app.hasRoute({ method, url: path })]).toEqual([path, true]);
  }
});
