import { vi } from 'vitest';
import type { SolverMessage } from '../captcha/solve.worker.ts';
import { type CaptchaChallenge, solveChallenge } from '../captcha/solve-challenge.ts';

/** What jsdom lacks: a worker. It solves the challenge it is sent, as the real one does, in the page's own thread. */
export const stubWorker = (): void => {
  class StubbedWorker extends EventTarget {
    #ended = false;
    terminate = () => {
      this.#ended = true;
    };
    #tell(data: SolverMessage): void {
      if (!this.#ended) this.dispatchEvent(new MessageEvent('message', { data }));
    }
    postMessage = (challenge: CaptchaChallenge) => {
      solveChallenge(challenge, (tried) => this.#tell({ tried })).then(
        (solution) => this.#tell(solution === undefined ? { failed: true } : { solution }),
        () => this.#tell({ failed: true }),
      );
    };
  }
  vi.stubGlobal('Worker', StubbedWorker);
};
