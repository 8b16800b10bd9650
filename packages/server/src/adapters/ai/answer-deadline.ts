import type { Config } from '../../config/config.ts';

/** A provider that was silent, or took in all, longer than it may. */
export class DeadlineError extends Error {
  override readonly name = 'DeadlineError';
}

/** Aborts an answer that stays silent for too long or takes too long as a whole. */
export class AnswerDeadline {
  readonly signal: AbortSignal;
  passed: DeadlineError | undefined;
  readonly #abort = new AbortController();
  readonly #total: NodeJS.Timeout;
  readonly #silence: NodeJS.Timeout;

  constructor(limits: Pick<Config['ai'], 'silenceSeconds' | 'answerSeconds'>, stop: AbortSignal) {
    this.signal = AbortSignal.any([stop, this.#abort.signal]);
    this.#silence = this.#passAfter(limits.silenceSeconds * 1_000, `silent for ${limits.silenceSeconds} s`);
    this.#total = this.#passAfter(limits.answerSeconds * 1_000, `not done after ${limits.answerSeconds} s`);
  }

  /** The provider gave a sign of life. */
  heard(): void {
    if (!this.passed) this.#silence.refresh();
  }

  end(): void {
    clearTimeout(this.#silence);
    clearTimeout(this.#total);
  }

  #passAfter(ms: number, what: string): NodeJS.Timeout {
    return setTimeout(() => {
      this.passed ??= new DeadlineError(`the provider was ${what}`);
      this.#abort.abort(this.passed);
    }, ms);
  }
}
