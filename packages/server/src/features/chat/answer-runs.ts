import { UnderWay } from '../../under-way.ts';
import type { AnswerRun } from './answer-run.ts';

/** For readers who lost their connection at the end; who comes later, or first then, is given the stored answer. */
const keptAfterEndSeconds = 15;

type Kept = {
  readonly run: AnswerRun;
  readonly work: Promise<void>;
  /** Of an answer that this process writes: until when it vouches for it. Null of one that it only follows. */
  readonly vouchedUntil: Date | null;
};

/** The answers this process is making or following, or has just ended. */
export class AnswerRuns {
  readonly #runs = new UnderWay<Kept>();
  #ending = false;

  /** Keeps a run that this process writes reachable while its work goes on and for a short time after. */
  addWritten(run: AnswerRun, work: Promise<void>, vouchedUntil: Date): void {
    this.#keep({ run, work, vouchedUntil });
  }

  /** Keeps a run that another process writes reachable while it is followed, so that it is followed once. */
  addFollowed(run: AnswerRun, work: Promise<void>): void {
    this.#keep({ run, work, vouchedUntil: null });
    if (this.#ending) run.leave();
  }

  #keep(kept: Kept): void {
    const { run } = kept;
    const former = this.#of(run.entryId);
    if (former) this.#runs.delete(former);
    this.#runs.add(kept);
    void kept.work.finally(() => {
      const forget = () => this.#runs.delete(kept);
      if (!run.isRead && !run.failed) return forget();
      setTimeout(forget, keptAfterEndSeconds * 1_000).unref();
    });
  }

  #of(entryId: string): Kept | undefined {
    for (const kept of this.#runs) if (kept.run.entryId === entryId) return kept;
    return undefined;
  }

  /** A run of the user's own. */
  find(entryId: string, userId: string): AnswerRun | undefined {
    const run = this.#of(entryId)?.run;
    return run?.userId === userId ? run : undefined;
  }

  /** What this process is writing now, and until when it vouches for each. */
  written(): { run: AnswerRun; vouchedUntil: Date }[] {
    return [...this.#runs].flatMap(({ run, vouchedUntil }) =>
      vouchedUntil && !run.ended ? [{ run, vouchedUntil }] : [],
    );
  }

  /** Ends the provider's work on a user's answer, waits until what it came to is stored, and forgets it. */
  async drop(entryId: string, userId: string): Promise<void> {
    const run = this.find(entryId, userId);
    if (!run) return;
    if (!run.ended) run.stop();
    await this.#of(entryId)?.work;
    const kept = this.#of(entryId);
    if (kept) this.#runs.delete(kept);
  }

  /** Ends the provider's work on every answer for a user. */
  stopAllOf(userId: string): void {
    for (const { run } of this.#runs) if (run.userId === userId && !run.ended) run.stop();
  }

  /**
   * Resolves when no answer is being made any more. What is not finished in time is interrupted and given back; readers
   * of what another process writes are sent back to it at once.
   */
  async endWithin(seconds: number): Promise<void> {
    this.#ending = true;
    for (const { run, vouchedUntil } of this.#runs) if (!vouchedUntil && !run.ended) run.leave();
    const interruption = setTimeout(() => {
      for (const { run } of this.written()) run.interrupt();
    }, seconds * 1_000);
    // One that is begun meanwhile, over a connection that was still open, is waited for as well.
    while (this.written().length > 0) {
      await Promise.all([...this.#runs].map(({ work }) => work));
    }
    clearTimeout(interruption);
  }
}
