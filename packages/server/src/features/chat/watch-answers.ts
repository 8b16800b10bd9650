import type { Context } from '../../context.ts';
import type { AnswerRuns } from './answer-runs.ts';
import { findWriting } from './writing-store.ts';

const lookEveryMs = 1_000;

/**
 * Notices what is done elsewhere to the answers that this process writes: another process was asked to stop one, or its
 * chat or account was deleted. The provider's work ends then.
 *
 * @returns what ends the watch
 */
export const watchAnswers = ({ log, storage }: Context, runs: AnswerRuns): (() => void) => {
  if (storage.kind === 'sqlite') return () => undefined;
  let looking = false;
  const look = async (): Promise<void> => {
    const written = runs.written();
    if (looking || written.length === 0) return;
    looking = true;
    try {
      const writing = await findWriting(
        storage.db,
        written.map(({ run }) => run.entryId),
      );
      for (const { run, vouchedUntil } of written) {
        const untouched = writing.get(run.entryId)?.getTime() === vouchedUntil.getTime();
        if (!untouched && !run.ended) run.stop();
      }
    } catch (error) {
      log.warn({ err: error }, 'nobody could be asked whether answers are to stop');
    } finally {
      looking = false;
    }
  };
  const timer = setInterval(() => void look(), lookEveryMs).unref();
  return () => clearInterval(timer);
};
