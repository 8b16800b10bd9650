import { ApiError } from '../../../lib/api/api-error.ts';
import { postSignedIn } from '../../../lib/api/call.ts';

const alreadyEnded: ReadonlySet<string> = new Set(['answer_finished', 'not_found']);

/** Asks for an answer to end where it is. One that has just ended is as good. @throws ApiError */
export const stopAnswer = async (entryId: string): Promise<void> => {
  try {
    await postSignedIn('stopAnswer', { entry_id: entryId });
  } catch (error) {
    if (!(error instanceof ApiError && alreadyEnded.has(error.code))) throw error;
  }
};
