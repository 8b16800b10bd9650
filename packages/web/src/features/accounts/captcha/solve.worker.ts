import { type CaptchaChallenge, solveChallenge } from './solve-challenge.ts';

/** What the worker tells: how many keys it tried, and in the end the solution, or that there is none. */
export type SolverMessage =
  | { readonly tried: number }
  | { readonly solution: string }
  | { readonly failed: true };

const tell = (message: SolverMessage): void => self.postMessage(message);

self.addEventListener('message', ({ data }: MessageEvent<CaptchaChallenge>) => {
  solveChallenge(data, (tried) => tell({ tried })).then(
    (solution) => tell(solution === undefined ? { failed: true } : { solution }),
    () => tell({ failed: true }),
  );
});
