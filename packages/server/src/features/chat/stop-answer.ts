import { chatTexts } from '@genie/contract';
import type { Context } from '../../context.ts';
import { AppError, notFound } from '../../errors.ts';
import type { AnswerRuns } from './answer-runs.ts';
import { findEntry } from './chat-store.ts';

/** Ends the provider's work on an answer; what was written is kept and counts. */
export const stopAnswer = async (
  { storage }: Context,
  runs: AnswerRuns,
  userId: string,
  entryId: string,
): Promise<void> => {
  const run = runs.find(entryId, userId);
  if (run && !run.ended) {
    run.stop();
    await run.finished();
    return;
  }
  if (!run && !(await findEntry(storage.db, entryId, userId))) throw notFound();
  throw new AppError('answer_finished', chatTexts.answerFinished);
};
