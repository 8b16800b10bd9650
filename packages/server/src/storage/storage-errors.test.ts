import { expect, test } from 'vitest';
import { isStorageUnavailable, isUniqueViolation } from './storage-errors.ts';
import { sampleCode, sampleLease } from './testing/sample-rows.ts';
import { openTestStorage } from './testing/test-storage.ts';

const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );

test('a second row with the same unique value is told from every other failure', async () => {
  const { db } = await openTestStorage();
  await db.jobLease.create({ data: sampleLease('taken') });
  const until = new Date();
  const violations = [
    await failureOf(db.jobLease.create({ data: sampleLease('taken') })),
    await failureOf(db.jobLease.createMany({ data: [sampleLease('new'), sampleLease('taken')] })),
    await failureOf(db.$transaction((tx) => tx.jobLease.create({ data: sampleLease('taken') }))),
    await failureOf(
      db.$executeRaw`INSERT INTO job_leases (name, owner, until) VALUES ('taken', 'raw', ${until})`,
    ),
  ];
  for (const error of violations) {
    expect(isUniqueViolation(error), String(error)).toBe(true);
    expect(isStorageUnavailable(error)).toBe(false);
  }
  expect(await db.jobLease.count()).toBe(1);
});

test('wrong statements are neither a unique violation nor an outage', async () => {
  const { db } = await openTestStorage();
  const mistakes = [
    await failureOf(db.jobLease.update({ where: { name: 'nobody' }, data: { owner: 'me' } })),
    await failureOf(db.$queryRawUnsafe('SELECT nothing FROM nowhere')),
    await failureOf(db.$queryRawUnsafe('SELEKT 1')),
    await failureOf(db.oneTimeCode.create({ data: { ...sampleCode(), registrationId: 'nobody' } })),
    new Error('something else'),
    { code: 'P2025' },
    undefined,
    null,
    'text',
  ];
  for (const error of mistakes) {
    expect(isUniqueViolation(error), String(error)).toBe(false);
    expect(isStorageUnavailable(error), String(error)).toBe(false);
  }
});
