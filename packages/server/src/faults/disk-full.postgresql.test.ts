import { endpoints, systemTexts } from '@genie/contract';
import { expect, test } from 'vitest';
import {
  addSubscription,
  registration,
  signedInPerson,
  startTestApp,
  type TestApp,
} from '../testing/index.ts';
import { doctorSays } from './testing/doctor-says.ts';
import { expectNothingHalfDone } from './testing/nothing-half-done.ts';
import { openConnections } from './testing/open-connections.ts';
import { canGivePostgresqlADisk, databaseOnSmallDisk } from './testing/postgresql-disk.ts';

const query = 'What does DE 39 = 05 mean?';

const isReal = await canGivePostgresqlADisk();
const where = isReal
  ? 'a disk that is full (ENOSPC)'
  : 'a disk that it says is full (53100), as nothing can be mounted here';

const startOnSmallDisk = async (): Promise<{ app: TestApp; fill: () => Promise<() => Promise<void>> }> => {
  if (!isReal) {
    const app = await startTestApp();
    return { app, fill: () => refuseRows(app) };
  }
  const { databaseUrl, disk } = await databaseOnSmallDisk();
  const app = await startTestApp({ databaseUrl });
  return {
    app,
    async fill() {
      await disk.fill();
      return disk.makeRoom;
    },
  };
};

/** From now on PostgreSQL answers every new row as it does when its disk is full (disk_full, 53100). */
const refuseRows = async ({ context }: TestApp): Promise<() => Promise<void>> => {
  const { db } = context.storage;
  const everyTable = (what: string) => `DO $$
    DECLARE name text;
    BEGIN
      FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = current_schema() LOOP
        EXECUTE format('${what}', name);
      END LOOP;
    END $$`;
  await db.$executeRawUnsafe(`CREATE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = '53100';
    END $$`);
  await db.$executeRawUnsafe(
    everyTable('CREATE TRIGGER no_room BEFORE INSERT ON %I EXECUTE FUNCTION no_room()'),
  );
  return async () => {
    await db.$executeRawUnsafe('DROP FUNCTION no_room() CASCADE');
  };
};

const mostTries = 200;
/** More than any call of this test takes at once. */
const connections = 6;

test(`PostgreSQL on ${where}: every write is refused, and it is over when there is room`, async () => {
  const { app, fill } = await startOnSmallDisk();
  const person = await signedInPerson(app);
  const { token } = person;
  await openConnections(app.context.storage, connections);
  const makeRoom = await fill();
  const register = () => app.call(endpoints.register, { body: registration() });
  // What still fits into pages that are there already may be taken.
  for (let tries = 1; (await register()).status === 200; tries += 1) expect(tries).toBeLessThan(mostTries);
  const answers = [
    await register(),
    await app.call(endpoints.sendPrompt, { token, body: { query } }),
    await addSubscription(app, person),
  ];
  for (const { status, body, headers } of answers) {
    expect([status, body.code, body.detail]).toEqual([
      503,
      'storage_unavailable',
      systemTexts.storageUnavailable,
    ]);
    expect(headers['retry-after']).toBe('5');
  }
  expect(app.sandbox.payments.orders()).toEqual([]);
  expect((await app.call(endpoints.getLastChatId, { token })).status).toBe(200);
  expect(await doctorSays(app, 'database')).toContainEqual(
    expect.objectContaining({
      state: 'failed',
      says: expect.stringContaining('No space left'),
      todo: expect.stringContaining('Make room'),
    }),
  );
  await makeRoom();
  expect(await doctorSays(app, 'database')).toMatchObject([{ state: 'ok' }]);
  expect((await register()).status).toBe(200);
  const next = await app.call(endpoints.sendPrompt, { token, body: { query } });
  expect(next.body.message).toMatchObject({ status: 'finished', limits: { left_today: 4 } });
  expect((await addSubscription(app, person)).status).toBe(200);
  await expectNothingHalfDone(app);
});
