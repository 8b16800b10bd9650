import { onTestFinished } from 'vitest';
import { openStorage, type Storage } from '../open-storage.ts';
import { createTestDatabase } from './test-database.ts';

/** A storage on a database of its own, both gone when the test at hand is over. */
export async function openTestStorage(): Promise<Storage & { databaseUrl: string }> {
  const { databaseUrl, drop } = await createTestDatabase();
  const storage = await openStorage({ databaseUrl });
  onTestFinished(async () => {
    await storage.close();
    await drop();
  });
  return { ...storage, databaseUrl };
}
