import { chatTexts } from '@genie/contract';
import type { Context } from '../../context.ts';
import { AppError, notFound } from '../../errors.ts';
import type { AnswerRuns } from './answer-runs.ts';
import { findEntry } from './entry-store.ts';
import { followedRun } from './follow-answer.ts';

/** Ends the provider's work on an answer; what was written is kept and counts. */
export const stopAnswer = async (
  context: Context,
  runs: AnswerRuns,
  userId: string,
  entryId: string,
): Promise<void> => {
  const here = runs.find(entryId, userId);
  const entry = here ? null : await findEntry(context.storage.db, entryId, userId);
  if (!here && !entry) throw notFound();
  const run = here ?? (entry && followedRun(context, runs, entry));
  if (run && !run.ended) {
    run.stop();
    await run.finished();
    return;
  }
  throw new AppError('answer_finished', chatTexts.answerFinished);
};
