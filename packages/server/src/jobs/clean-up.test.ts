import { endpoints } from '@genie/contract';
import { expect, test } from 'vitest';
import type { Database } from '../storage/index.ts';
import { startTestApp } from '../testing/index.ts';
import { cleanUpJob, registerCleanUp } from './clean-up.ts';
import { createJobRunner } from './job-runner.ts';

test('what cannot be removed keeps nothing else from being removed, and is told', async () => {
  const { call, clock, context } = await startTestApp();
  const { db } = context.storage;
  await call(endpoints.login, { body: { email: 'nobody@example.com', password: 'Correct1!' } });
  clock.advance({ days: 401 });
  const failing = db.$extends({
    query: {
      registration: {
        async deleteMany() {
          throw new Error('the table is broken');
        },
      },
    },
  });
  const jobs = createJobRunner(context.log);
  registerCleanUp({
    ...context,
    jobs,
    storage: { ...context.storage, db: failing as unknown as Database },
  });
  expect([await db.securityEvent.count(), await db.rateLimit.count()]).not.toContain(0);
  await expect(jobs.run(cleanUpJob)).rejects.toThrow('1 of 13 failed: the table is broken');
  expect([await db.securityEvent.count(), await db.rateLimit.count()]).toEqual([0, 0]);
});
