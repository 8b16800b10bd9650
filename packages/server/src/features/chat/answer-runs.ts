import type { AnswerRun } from './answer-run.ts';

const keptAfterEndSeconds = 60;

/** The answers this process is making, or has just made. */
export class AnswerRuns {
  readonly #runs = new Map<string, { run: AnswerRun; work: Promise<void> }>();

  /** Keeps a run reachable while its work goes on and for a minute after. */
  add(run: AnswerRun, work: Promise<void>): void {
    this.#runs.set(run.entryId, { run, work });
    void work.finally(() => {
      setTimeout(() => this.#runs.delete(run.entryId), keptAfterEndSeconds * 1_000).unref();
    });
  }

  /** A run of the user's own. */
  find(entryId: string, userId: string): AnswerRun | undefined {
    const run = this.#runs.get(entryId)?.run;
    return run?.userId === userId ? run : undefined;
  }

  /** Ends the provider's work on a user's answer, waits until what it came to is stored, and forgets it. */
  async drop(entryId: string, userId: string): Promise<void> {
    const run = this.find(entryId, userId);
    if (!run) return;
    if (!run.ended) run.stop();
    await this.#runs.get(entryId)?.work;
    this.#runs.delete(entryId);
  }

  /** Ends the provider's work on every answer for a user. */
  stopAllOf(userId: string): void {
    for (const { run } of this.#runs.values()) if (run.userId === userId && !run.ended) run.stop();
  }

  /** Resolves when no answer is being made any more. */
  async idle(): Promise<void> {
    await Promise.all([...this.#runs.values()].map(({ work }) => work));
  }
}
