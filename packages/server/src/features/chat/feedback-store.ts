import type { AnswerFeedback } from '@genie/contract';
import type { Database } from '../../storage/index.ts';

/**
 * Puts feedback on a user's own answered entry, or takes it off with null; false when there is no such entry. One
 * statement: an entry that is replaced meanwhile is either still there to take it, or gone.
 */
export const setOwnFeedback = async (
  db: Database,
  id: string,
  userId: string,
  feedback: (AnswerFeedback & { at: Date }) | null,
): Promise<boolean> => {
  const { count } = await db.entry.updateMany({
    where: { id, userId, status: { not: 'writing' } },
    data: {
      feedbackRating: feedback?.rating ?? null,
      feedbackComment: feedback?.comment ?? null,
      feedbackAt: feedback?.at ?? null,
    },
  });
  return count === 1;
};

/** Feedback of everybody, the newest first. A range of its time, so that entries without any are not read. */
export const findFeedback = (
  db: Database,
  { rating, since = new Date(0), most }: { rating?: string; since?: Date; most: number },
) =>
  db.entry.findMany({
    where: { feedbackAt: { gte: since }, ...(rating !== undefined && { feedbackRating: rating }) },
    orderBy: [{ feedbackAt: 'desc' }, { id: 'asc' }],
    take: most,
    select: {
      id: true,
      query: true,
      feedbackRating: true,
      feedbackComment: true,
      feedbackAt: true,
      user: { select: { email: true } },
    },
  });
