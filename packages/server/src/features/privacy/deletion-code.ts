import type { Context } from '../../context.ts';
import { sameSecret } from '../../sealing.ts';
import { takeDeletionTry } from './deletion-code-store.ts';

/** What is stored of a code. */
export const deletionCodeHash = ({ sealing }: Context, userId: string, code: string): string =>
  sealing.keyedHash('deletion-code', `${userId}:${code}`);

/** Whether a code is the live one of a user; the try is taken first, and the comparison takes constant time. */
export const deletionCodeMatches = async (
  context: Context,
  userId: string,
  code: string,
): Promise<boolean> => {
  const stored = await takeDeletionTry(context.storage.db, userId, context.clock.now());
  return stored !== undefined && sameSecret(deletionCodeHash(context, userId, code), stored);
};
