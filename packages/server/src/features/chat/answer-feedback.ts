import { type AnswerFeedbackRequest, chatTexts, type MessageResponse } from '@genie/contract';
import { maskSensitiveCardData, wasMasked } from '@genie/payment-formats';
import type { Context } from '../../context.ts';
import { notFound } from '../../errors.ts';
import { limitAttempts } from '../abuse/index.ts';
import type { AnswerRuns } from './answer-runs.ts';
import { setOwnFeedback } from './feedback-store.ts';

/**
 * Keeps what a person says of one of their own answers, in the place of what they said before; 'none' takes it back.
 * Card data in the comment is masked as in a question.
 */
export const answerFeedback = async (
  context: Context,
  runs: AnswerRuns,
  userId: string,
  { entry_id, rating, comment: given = '' }: AnswerFeedbackRequest,
): Promise<MessageResponse> => {
  const { clock, storage } = context;
  await limitAttempts(context, 'change', { byAccount: userId });
  const takesBack = rating === 'none';
  const { text: comment, masked } = maskSensitiveCardData(takesBack ? '' : given);
  const feedback = takesBack ? null : { rating, comment, at: clock.now() };
  if (!(await setOwnFeedback(storage.db, entry_id, userId, feedback))) throw notFound();
  // What just ended would be given again as it was made, without what is said of it now.
  await runs.drop(entry_id, userId);
  if (takesBack) return { message: chatTexts.feedbackTakenBack };
  return { message: wasMasked(masked) ? chatTexts.feedbackMasked : chatTexts.feedbackGiven };
};
