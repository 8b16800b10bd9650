import { startPostgres } from '../storage/testing/index.ts';

/**
 * Gives the suites on PostgreSQL a server: that of TEST_POSTGRES_URL, or one that lives as long as the run.
 */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.TEST_POSTGRES_URL) return undefined;
  const server = await startPostgres();
  process.env.TEST_POSTGRES_URL = server.url;
  return async () => {
    delete process.env.TEST_POSTGRES_URL;
    await server.stop();
  };
}
