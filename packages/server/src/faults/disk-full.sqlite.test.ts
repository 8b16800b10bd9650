import { join } from 'node:path';
import { endpoints, systemTexts } from '@genie/contract';
import { expect, test } from 'vitest';
import { migrate } from '../storage/index.ts';
import { registration, signedInPerson, startTestApp, type TestApp } from '../testing/index.ts';
import { doctorSays } from './testing/doctor-says.ts';
import { expectNothingHalfDone } from './testing/nothing-half-done.ts';
import { canMountDisks, mountSmallDisk, type SmallDisk } from './testing/small-disk.ts';

const query = 'What does DE 39 = 05 mean?';

type Disk = Pick<SmallDisk, 'fill' | 'makeRoom'>;

const isReal = await canMountDisks();
const where = isReal
  ? 'a disk that is full (ENOSPC)'
  : 'a limit of pages (SQLITE_FULL), as nothing can be mounted here';

/** A database on a disk that can be filled; where nothing can be mounted, one that may not grow. */
const startOnSmallDisk = async (): Promise<{ app: TestApp; disk: Disk }> => {
  if (isReal) {
    const disk = await mountSmallDisk();
    const databaseUrl = `file:${join(disk.folder, 'genie.db')}`;
    await migrate({ databaseUrl });
    return { app: await startTestApp({ databaseUrl }), disk };
  }
  const app = await startTestApp();
  const limitPages = (count: number) => async () => {
    await app.context.storage.db.$queryRawUnsafe(`PRAGMA max_page_count = ${count}`);
  };
  return { app, disk: { fill: limitPages(1), makeRoom: limitPages(1_000_000) } };
};

const integrity = ({ context }: TestApp) =>
  context.storage.db.$queryRawUnsafe<object[]>('PRAGMA integrity_check');

test(`SQLite on ${where}: every write is refused, nothing is damaged, and it is over when there is room`, async () => {
  const { app, disk } = await startOnSmallDisk();
  const { token } = await signedInPerson(app);
  await disk.fill();
  // What still fits into pages that are there already may be taken; what is refused is refused in these words.
  const answers = [];
  for (let times = 0; times < 12; times += 1) {
    answers.push(await app.call(endpoints.register, { body: registration() }));
  }
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused.length).toBeGreaterThan(0);
  for (const { status, body } of refused) {
    expect([status, body.code, body.detail]).toEqual([
      503,
      'storage_unavailable',
      systemTexts.storageUnavailable,
    ]);
  }
  expect((await app.call(endpoints.health)).status).toBe(200);
  expect((await app.call(endpoints.getLastChatId, { token })).status).toBe(200);
  if (isReal) {
    const findings = await doctorSays(app, 'disk');
    expect(findings).toContainEqual(
      expect.objectContaining({ state: 'failed', says: expect.stringMatching(/^0 MiB free/) }),
    );
  }
  await disk.makeRoom();
  expect(await integrity(app)).toEqual([{ integrity_check: 'ok' }]);
  expect((await app.call(endpoints.register, { body: registration() })).status).toBe(200);
  const next = await app.call(endpoints.sendPrompt, { token, body: { query } });
  expect(next.body.message).toMatchObject({ status: 'finished', limits: { left_today: 4 } });
  await expectNothingHalfDone(app);
});
