import { setTimeout as wait } from 'node:timers/promises';
import { endpoints, systemTexts } from '@genie/contract';
import { expect, test } from 'vitest';
import { registration, signedInPerson, startTestApp } from '../testing/index.ts';
import { doctorSays } from './testing/doctor-says.ts';
import { lockDatabase } from './testing/lock-database.ts';
import { expectNothingHalfDone } from './testing/nothing-half-done.ts';

// `npm run soak -- outage` holds the lock for longer.
const leastHeldMs = process.env.SOAK === '1' ? 60_000 : 20_000;
const query = 'What does DE 39 = 05 mean?';

test('while another process writes, reading goes on, and writes are done once it lets go', async () => {
  const app = await startTestApp({ patience: 1 });
  const { token } = await signedInPerson(app);
  const letGo = await lockDatabase(app.context.config.databaseUrl);
  const writes = [
    app.call(endpoints.register, { body: registration() }),
    app.call(endpoints.sendPrompt, { token, body: { query } }),
    app.call(endpoints.register, { body: registration() }),
  ];
  for (let reads = 0; reads < 5; reads += 1) {
    expect((await app.call(endpoints.getLastChatId, { token })).status).toBe(200);
    expect((await app.call(endpoints.readiness)).status).toBe(200);
  }
  await letGo();
  expect((await Promise.all(writes)).map(({ status }) => status)).toEqual([200, 200, 200]);
  await expectNothingHalfDone(app);
});

test('a process that does not let go for 20 s: writes are refused in time, and work again once it does', {
  timeout: 180_000,
}, async () => {
  const app = await startTestApp({ patience: 1 });
  const { token } = await signedInPerson(app);
  const letGo = await lockDatabase(app.context.config.databaseUrl);
  const held = wait(leastHeldMs);
  // The lock is held until they are answered, too: a write waits 8 seconds for its turn and 8 for the other process.
  const refused = Promise.all([
    app.call(endpoints.register, { body: registration() }),
    app.call(endpoints.sendPrompt, { token, body: { query } }),
  ]);
  const looked = doctorSays(app, 'database');
  for (const { status, body, headers } of await refused) {
    expect([status, body.code, body.detail]).toEqual([
      503,
      'storage_unavailable',
      systemTexts.storageUnavailable,
    ]);
    expect(headers['retry-after']).toBe('5');
  }
  expect(await looked).toContainEqual(
    expect.objectContaining({ state: 'failed', todo: expect.stringContaining('fuser') }),
  );
  await held;
  await letGo();
  const next = await app.call(endpoints.sendPrompt, { token, body: { query } });
  expect(next.body.message).toMatchObject({ status: 'finished', limits: { left_today: 4 } });
  await expectNothingHalfDone(app);
  expect(await doctorSays(app, 'database')).toMatchObject([{ state: 'ok' }]);
});
