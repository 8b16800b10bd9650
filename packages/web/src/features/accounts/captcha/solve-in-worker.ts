import { scriptAddress } from '../../../lib/trusted-script.ts';
import type { SolverMessage } from './solve.worker.ts';
import workerAddress from './solve.worker.ts?worker&url';
import type { CaptchaChallenge } from './solve-challenge.ts';

export type SolveOptions = {
  readonly signal: AbortSignal;
  /** Hears, now and then, how many keys were tried. */
  readonly onKeys: (tried: number) => void;
};

/** Solves a challenge beside the page, so that it stays quick. Undefined when it could not be solved or was given up. */
export const solveInWorker = (
  challenge: CaptchaChallenge,
  { signal, onKeys }: SolveOptions,
): Promise<string | undefined> =>
  new Promise((resolve) => {
    const worker = new Worker(scriptAddress(workerAddress), { type: 'module' });
    const end = (solution?: string) => {
      worker.terminate();
      resolve(solution);
    };
    signal.addEventListener('abort', () => end(), { once: true });
    worker.addEventListener('error', () => end());
    worker.addEventListener('message', ({ data }: MessageEvent<SolverMessage>) => {
      if ('tried' in data) onKeys(data.tried);
      else end('solution' in data ? data.solution : undefined);
    });
    worker.postMessage(challenge);
  });
