import { expect, test } from 'vitest';
import { isStorageUnavailable, isUniqueViolation } from './storage-errors.ts';
import { sampleChallenge, sampleCode } from './testing/sample-rows.ts';
import { openTestStorage } from './testing/test-storage.ts';

const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );

test('a second row with the same unique value is told from every other failure', async () => {
  const { db } = await openTestStorage();
  await db.spentChallenge.create({ data: sampleChallenge('taken') });
  const expiresAt = new Date();
  const violations = [
    await failureOf(db.spentChallenge.create({ data: sampleChallenge('taken') })),
    await failureOf(
      db.spentChallenge.createMany({ data: [sampleChallenge('new'), sampleChallenge('taken')] }),
    ),
    await failureOf(db.$transaction((tx) => tx.spentChallenge.create({ data: sampleChallenge('taken') }))),
    await failureOf(
      db.$executeRaw`INSERT INTO spent_challenges (id, expires_at) VALUES ('taken', ${expiresAt})`,
    ),
  ];
  for (const error of violations) {
    expect(isUniqueViolation(error), String(error)).toBe(true);
    expect(isStorageUnavailable(error)).toBe(false);
  }
  expect(await db.spentChallenge.count()).toBe(1);
});

test('wrong statements are neither a unique violation nor an outage', async () => {
  const { db } = await openTestStorage();
  const mistakes = [
    await failureOf(db.spentChallenge.update({ where: { id: 'nobody' }, data: { expiresAt: new Date() } })),
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
