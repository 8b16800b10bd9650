import { chatTexts, endpoints, errorsOf } from '@genie/contract';
import type { Context } from '../../context.ts';
import { AppError, notFound } from '../../errors.ts';
import type { AnswerRuns } from './answer-runs.ts';
import { findEntry } from './entry-store.ts';
import { followedRun } from './follow-answer.ts';

/**
 * Ends the provider's work on an answer; what was written is kept and counts.
 *
 * @throws AppError answer_finished when it has ended, or ends otherwise: why, its readers are told
 */
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
    await run.finished().catch((cause: unknown) => {
      throw cause instanceof AppError && !isOurs(cause) ? finished(cause) : cause;
    });
    return;
  }
  throw finished();
};

const finished = (cause?: AppError): AppError =>
  new AppError('answer_finished', chatTexts.answerFinished, { cause });

/** Whether a call to stop can fail in this way itself. */
const isOurs = ({ code }: AppError): boolean => errorsOf(endpoints.stopAnswer).includes(code);
