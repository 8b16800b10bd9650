import type { Context } from '../../context.ts';
import { notFound } from '../../errors.ts';
import { presentAccess } from '../plans/index.ts';
import { AnswerRun } from './answer-run.ts';
import type { AnswerRuns } from './answer-runs.ts';
import { findEntry } from './entry-store.ts';
import { followedRun } from './follow-answer.ts';
import { presentHiddenMessage, presentMessage } from './present-answer.ts';

/** The run of an answer: the one under way, here or with another process, or one that repeats the end of an answer made earlier. */
export const resumeAnswer = async (
  context: Context,
  runs: AnswerRuns,
  userId: string,
  entryId: string,
): Promise<AnswerRun> => {
  const live = runs.find(entryId, userId);
  if (live) return live;
  const entry = await findEntry(context.storage.db, entryId, userId);
  if (!entry) throw notFound();
  const followed = followedRun(context, runs, entry);
  if (followed) return followed;
  if (entry.status === 'writing') throw notFound();
  const access = await presentAccess(context, userId);
  const run = new AnswerRun({ entryId, userId });
  run.finish(access.isSubscription ? presentMessage(entry, access) : presentHiddenMessage(entry, access));
  return run;
};
