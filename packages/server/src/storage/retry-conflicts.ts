import { isWriteConflict } from './storage-errors.ts';

const mostTries = 4;

/**
 * Runs a transaction again when the database took it back for the sake of another. Nothing of the lost run was kept, and
 * the other one has gone on, so the next run meets what it left.
 *
 * @throws what the last run threw
 */
export async function retryConflicts<T>(run: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await run();
    } catch (error) {
      if (tries === mostTries || !isWriteConflict(error)) throw error;
    }
  }
}
