import { ApiError } from '../../../lib/api/api-error.ts';
import { postSignedIn } from '../../../lib/api/call.ts';
import { waitToReconnect } from './wait-to-reconnect.ts';

const askAgainAfterMs = 300;

/**
 * Asks for an answer to end where it is. One that has just ended is as good; one that is yet to begin may not have reached
 * the server, which is then asked again.
 * @throws ApiError
 */
export const stopAnswer = async (
  entryId: string,
  isToBegin: () => boolean,
  signal: AbortSignal,
): Promise<void> => {
  try {
    await postSignedIn('stopAnswer', { entry_id: entryId });
  } catch (error) {
    const code = error instanceof ApiError ? error.code : undefined;
    if (code === 'not_found' && isToBegin()) {
      await waitToReconnect(askAgainAfterMs, signal);
      return stopAnswer(entryId, isToBegin, signal);
    }
    if (code !== 'answer_finished' && code !== 'not_found') throw error;
  }
};
