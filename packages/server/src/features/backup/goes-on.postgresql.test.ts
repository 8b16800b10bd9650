import { endpoints } from '@genie/contract';
import { expect, test } from 'vitest';
import { buyPlan, password, signedInPerson, startTestApp } from '../../testing/index.ts';
import { restoreBackup } from './index.ts';
import { backupOf, openDatabase } from './testing/backup-world.ts';

const env = { JWT_SECRET: 'j'.repeat(32), ENCRYPTION_KEY: 'e'.repeat(32) };

test.each([
  ['sqlite', 'postgresql'],
  ['postgresql', 'sqlite'],
] as const)(
  'moved from %s to %s the product goes on: sign-in, renewal card, next receipt',
  async (from, to) => {
    const [source, target] = [await openDatabase(from), await openDatabase(to)];
    const before = await startTestApp({ env, databaseUrl: source.config.databaseUrl });
    const amina = await signedInPerson(before);
    const bought = [
      await buyPlan(before, amina, { saveCard: true }),
      await buyPlan(before, await signedInPerson(before)),
    ];
    expect(bought.map(({ receiptNumber }) => receiptNumber)).toEqual([1, 2]);

    await restoreBackup(target.config, { file: await backupOf(source.config) });
    const after = await startTestApp({ env, databaseUrl: target.config.databaseUrl });
    expect(await buyPlan(after, await signedInPerson(after))).toMatchObject({
      status: 'paid',
      receiptNumber: 3,
    });
    const { storage, sealing } = after.context;
    expect(storage.kind).toBe(to);
    const signedIn = await after.call(endpoints.login, { body: { email: amina.email, password } });
    expect(signedIn.status).toBe(200);
    const { tokenSealed } = await storage.db.savedCard.findUniqueOrThrow({ where: { userId: amina.userId } });
    const original = await before.context.storage.db.savedCard.findFirstOrThrow();
    expect(sealing.open(tokenSealed)).toBe(before.context.sealing.open(original.tokenSealed));
  },
);
