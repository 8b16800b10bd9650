import { paths } from '@genie/contract';
import { expect, test } from 'vitest';
import { personAt, readEventsAt, startReplica } from '../testing/index.ts';
import { endAfterTest, installation, storageOf } from '../testing/replicas/installation.ts';

test('an answer that was being written as the server was killed is given back before the next one serves', async () => {
  const { env, databaseUrl, sandbox, url } = await installation();
  const replica = endAfterTest(await startReplica(env));
  const storage = await storageOf(databaseUrl);
  const { token } = await personAt(url, storage, { planId: 3 });
  sandbox.control.set('ai', { mode: 'hang', after_chunks: 6 });
  const body = { query: 'What does DE 39 = 05 mean?' };
  const stream = readEventsAt(url, { path: paths.sendPrompt, token, body });
  expect((await stream.next()).value).toMatchObject({ event: 'entry' });
  await replica.process().kill();
  await Array.fromAsync(stream).catch(() => undefined);
  expect(await storage.db.entry.findMany()).toMatchObject([{ status: 'writing' }]);
  await replica.start();
  expect(await storage.db.entry.count()).toBe(0);
  expect(await storage.db.chat.count()).toBe(0);
  expect(await storage.db.dailyUse.findMany()).toMatchObject([{ used: 0 }]);
});
