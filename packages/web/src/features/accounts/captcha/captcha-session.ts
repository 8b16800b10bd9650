import { accountTexts } from '@genie/contract/client';
import { ApiError } from '../../../lib/api/api-error.ts';
import { get } from '../../../lib/api/call.ts';
import { documentSettings } from '../../../lib/operator/document-settings.ts';
import { captchaTexts } from './captcha-texts.ts';
import type { CaptchaChallenge } from './solve-challenge.ts';
import type { SolveOptions } from './solve-in-worker.ts';

export type CaptchaState =
  /** Nobody knows yet whether one is asked for; `text` says why it could not be found out. */
  | { readonly phase: 'unknown'; readonly text?: string }
  | { readonly phase: 'unneeded' }
  /** Waits for the visitor's tick. */
  | { readonly phase: 'open' }
  | { readonly phase: 'solving'; readonly tried: number }
  | { readonly phase: 'solved' }
  | { readonly phase: 'expired' }
  | { readonly phase: 'failed'; readonly text: string };

/** What a sign-in does: it goes on, with the solution where one is asked for, or it is refused. */
export type CaptchaOutcome = { readonly captcha?: string } | { readonly refused: string };

type Solver = (challenge: CaptchaChallenge, options: SolveOptions) => Promise<string | undefined>;

/** A challenge is good for ten minutes by the server's clock; one of them is left for signing in. */
const challengeFreshMs = 9 * 60_000;

/** One visitor's CAPTCHA: asks whether there is one, solves it when ticked, and starts anew when its time is over. */
export class CaptchaSession {
  #state: CaptchaState = { phase: 'unknown' };
  #listeners = new Set<() => void>();
  #solve: Solver;
  #challenge: { readonly value: CaptchaChallenge; readonly arrivedAt: number } | undefined;
  #solution: string | undefined;
  #work: Promise<void> = Promise.resolve();
  #running = new AbortController();
  #expiry: ReturnType<typeof setTimeout> | undefined;

  constructor(solve: Solver) {
    this.#solve = solve;
  }

  get state(): CaptchaState {
    return this.#state;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Asks whether a CAPTCHA is wanted here, unless the document says that none is. Left unanswered, sign-in goes on without. */
  open = (): void => {
    if (documentSettings()?.captcha_required === false) this.#to({ phase: 'unneeded' });
    else this.#begin(() => this.#fetch(), 'unknown');
  };

  close = (): void => {
    this.#running.abort();
    clearTimeout(this.#expiry);
    this.#to({ phase: 'unknown' });
  };

  /** The visitor says to be a person: the work is done, with a fresh challenge where the last one is too old. */
  tick = (): void => {
    const state = this.#state;
    if (state.phase === 'unneeded' || state.phase === 'solving' || state.phase === 'solved') return;
    if (state.phase === 'unknown' && state.text === undefined) return;
    this.#begin((signal) => this.#solveChallenge(signal));
  };

  /**
   * After a sign-in that failed: its solution is used up, so a fresh challenge is solved for who has ticked before. Where
   * nothing was asked for, the server may have refused for want of a solution: `isMissed`.
   */
  renew = (isMissed: boolean): void => {
    const { phase } = this.#state;
    this.#challenge = undefined;
    if (phase === 'solved' || (isMissed && (phase === 'unneeded' || phase === 'unknown'))) {
      this.#begin(async (signal) => {
        await this.#fetch();
        if (phase === 'solved' && !signal.aborted) await this.#solveChallenge(signal);
      });
    }
  };

  /** Waits for work under way and says whether signing in may go on. */
  settle = async (): Promise<CaptchaOutcome> => {
    await this.#work;
    if (this.#state.phase === 'solved' && this.#solution !== undefined) return { captcha: this.#solution };
    const { phase } = this.#state;
    return phase === 'unneeded' || phase === 'unknown' ? {} : { refused: accountTexts.captchaFailed };
  };

  #begin(work: (signal: AbortSignal) => Promise<void>, failure: 'failed' | 'unknown' = 'failed'): void {
    this.#running.abort();
    clearTimeout(this.#expiry);
    this.#running = new AbortController();
    const { signal } = this.#running;
    this.#work = work(signal).catch((error: unknown) => {
      if (!signal.aborted) this.#to({ phase: failure, text: textOf(error) });
    });
  }

  async #fetch(): Promise<void> {
    const { signal } = this.#running;
    const { required, challenge } = await get('captcha', undefined, { signal });
    this.#challenge = challenge === null ? undefined : { value: challenge, arrivedAt: Date.now() };
    this.#to({ phase: required ? 'open' : 'unneeded' });
  }

  async #solveChallenge(signal: AbortSignal): Promise<void> {
    // Browsers give the arithmetic to secure pages only.
    if (globalThis.isSecureContext === false) {
      return this.#to({ phase: 'failed', text: captchaTexts.insecure });
    }
    this.#to({ phase: 'solving', tried: 0 });
    const age = Date.now() - (this.#challenge?.arrivedAt ?? 0);
    if (this.#challenge === undefined || age > challengeFreshMs) {
      const { required, challenge } = await get('captcha', undefined, { signal });
      if (!required || challenge === null) return this.#to({ phase: 'unneeded' });
      this.#challenge = { value: challenge, arrivedAt: Date.now() };
    }
    const { value, arrivedAt } = this.#challenge;
    const onKeys = (tried: number) => {
      if (!signal.aborted) this.#to({ phase: 'solving', tried });
    };
    this.#solution = await this.#solve(value, { signal, onKeys });
    if (signal.aborted) return;
    if (this.#solution === undefined) return this.#to({ phase: 'failed', text: captchaTexts.unsolved });
    this.#to({ phase: 'solved' });
    this.#expiry = setTimeout(
      () => this.#to({ phase: 'expired' }),
      arrivedAt + challengeFreshMs - Date.now(),
    );
  }

  #to(state: CaptchaState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

const textOf = (error: unknown): string =>
  error instanceof ApiError ? `${captchaTexts.unavailable} ${error.message}` : captchaTexts.unsolved;
