import { setTimeout as delay } from 'node:timers/promises';
import { chatTexts, systemTexts } from '@genie/contract';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import type { Entry } from '../../storage/index.ts';
import { presentAccess } from '../plans/index.ts';
import { AnswerRun } from './answer-run.ts';
import type { AnswerRuns } from './answer-runs.ts';
import { discardAnswer } from './discard-answer.ts';
import { findEntry } from './entry-store.ts';
import { presentMessage } from './present-answer.ts';
import { stopUntil } from './vouching.ts';
import { lossOf } from './write-answer.ts';
import { askToStop } from './writing-store.ts';

const lookEveryMs = 500;

/**
 * An answer that another process writes, as a run of this one: its readers get the whole answer when it is stored, and
 * stopping it asks the writer to. SQLite serves one process, so nobody else can be writing there.
 *
 * @returns undefined when the entry is not being written, or its writer is this process and gone
 */
export const followedRun = (context: Context, runs: AnswerRuns, entry: Entry): AnswerRun | undefined => {
  if (entry.status !== 'writing' || context.storage.kind === 'sqlite') return undefined;
  const run = new AnswerRun({ entryId: entry.id, userId: entry.userId });
  runs.addFollowed(run, follow(context, run, entry));
  return run;
};

/** Waits for the end of the answer in the database. It never throws: a failure ends the run. */
const follow = async (context: Context, run: AnswerRun, { chatId, replacesId }: Entry): Promise<void> => {
  const { clock, log, storage } = context;
  let asked = false;
  try {
    while (!run.ended) {
      const entry = await findEntry(storage.db, run.entryId, run.userId);
      if (!entry) {
        const former = run.stopSignal.aborted ? await formerOf(context, run, replacesId) : null;
        if (!former) throw await lossOf(context, { chatId, userId: run.userId });
        return run.finish(presentMessage(former, await presentAccess(context, run.userId)));
      }
      if (entry.status !== 'writing') {
        return run.finish(presentMessage(entry, await presentAccess(context, run.userId)));
      }
      if (entry.writerUntil && entry.writerUntil < clock.now()) {
        await discardAnswer(context, run.entryId);
        throw new AppError('provider_timeout', chatTexts.answerInterrupted);
      }
      if (run.stopSignal.aborted && !asked) {
        await askToStop(storage.db, run.entryId, stopUntil(context));
        asked = true;
      }
      await delay(lookEveryMs, undefined, asked ? {} : { signal: run.stopSignal }).catch(() => undefined);
    }
  } catch (error) {
    log.warn({ err: error, entry: run.entryId }, 'an answer of another process could not be followed');
    run.fail(
      error instanceof AppError
        ? error
        : new AppError('storage_unavailable', systemTexts.storageUnavailable, { cause: error }),
    );
  }
};

/** What stays when an answer that was to replace it is stopped before its first word. */
const formerOf = async ({ storage }: Context, { userId }: AnswerRun, replacesId: string | null) =>
  replacesId === null ? null : findEntry(storage.db, replacesId, userId);
