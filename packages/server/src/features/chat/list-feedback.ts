import type { AnswerFeedback } from '@genie/contract';
import type { Context } from '../../context.ts';
import { findFeedback } from './feedback-store.ts';

/** What somebody said of an answer, as the operator reads it. */
export type GivenFeedback = AnswerFeedback & {
  readonly at: Date;
  readonly question: string;
  readonly entry_id: string;
  readonly email: string;
};

/** What people said of their answers, the newest first: at most `most`, of one rating, since a time. */
export const listFeedback = async (
  { storage }: Context,
  wanted: { rating?: AnswerFeedback['rating']; since?: Date; most: number },
): Promise<GivenFeedback[]> =>
  (await findFeedback(storage.db, wanted)).map((entry) => ({
    at: entry.feedbackAt as Date,
    rating: entry.feedbackRating as AnswerFeedback['rating'],
    question: entry.query,
    comment: entry.feedbackComment ?? '',
    entry_id: entry.id,
    email: entry.user.email,
  }));
