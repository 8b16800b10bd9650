import { onTestFinished } from 'vitest';
import { openStorage, type Storage } from '../open-storage.ts';
import { createTestDatabase } from './test-database.ts';

/**
 * A storage on a database of its own, both gone when the test at hand is over.
 *
 * @param options.limits of transactions, in place of the usual ones
 * @param options.patience more than 1 for what asks so much at once that a busy machine takes longer than usual
 */
export async function openTestStorage(
  options: Pick<Parameters<typeof openStorage>[0], 'limits' | 'patience'> = {},
): Promise<Storage & { databaseUrl: string }> {
  const { databaseUrl, drop } = await createTestDatabase();
  const storage = await openStorage({ databaseUrl, ...options });
  onTestFinished(async () => {
    await storage.close();
    await drop();
  });
  return { ...storage, databaseUrl };
}
