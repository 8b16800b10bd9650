import { endpoints } from '@genie/contract';
import { expect, test } from 'vitest';
import { startFailure } from '../start-failure.ts';
import { migrate } from '../storage/index.ts';
import { copyOfMigrations } from '../storage/testing/migration-folder.ts';
import { signedInPerson, startTestApp } from '../testing/index.ts';

test('a new version whose migration fails says so, and the old version goes on working, before and after', async () => {
  const app = await startTestApp();
  const { token } = await signedInPerson(app);
  const ask = async () => {
    const body = { query: 'What does DE 39 = 05 mean?' };
    return (await app.call(endpoints.sendPrompt, { token, body })).body.message.status;
  };
  expect(await ask()).toBe('finished');
  const { databaseUrl } = app.context.config;
  const { folder, write } = await copyOfMigrations();
  await write('9001_renames', 'ALTER TABLE "entries" RENAME COLUMN "query" TO "question";');
  await write('9002_broken', 'DROP TABLE "outbox_mails"; INSERT INTO "plans" ("nothing") VALUES (1);');
  const failure = startFailure(await migrate({ databaseUrl, folder }).catch((error: unknown) => error));
  expect(failure).toMatch(/^Migration 9002_broken failed, and the database is as it was before: .*nothing/);
  expect(failure.split('\n')).toHaveLength(1);
  expect(await ask()).toBe('finished');
  expect((await app.call(endpoints.forgotPassword, { body: { email: 'nobody@example.com' } })).status).toBe(
    404,
  );
  expect(await migrate({ databaseUrl })).toEqual([]);
});
