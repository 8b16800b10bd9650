import type { AnswerFeedback } from '@genie/contract/client';
import { postSignedIn } from '../../../lib/api/call.ts';

/** Stores what the user says of an answer; null takes it back. Gives the server's words. @throws ApiError */
export const sendFeedback = async (entryId: string, feedback: AnswerFeedback | null): Promise<string> => {
  const body = feedback ?? { rating: 'none' as const };
  return (await postSignedIn('answerFeedback', { entry_id: entryId, ...body })).message;
};
