import { endpoints } from '@genie/contract';
import { expect, test } from 'vitest';
import { startTestApp } from '../testing/index.ts';

test('every call of the contract is served', async () => {
  const { app } = await startTestApp();
  for (const { method, path } of Object.values(endpoints)) {
    expect([path, app.hasRoute({ method, url: path })]).toEqual([path, true]);
  }
});
