import { paths } from '@genie/contract';

const everyMs = 250;

/**
 * Asks a server for its health all the while, as what ends a dead process does.
 *
 * @returns ends it and gives how long each answer took, in milliseconds; one that failed took for ever
 */
export const watchHealth = (url: string): (() => Promise<readonly number[]>) => {
  const answers: Promise<number>[] = [];
  const ask = async () => {
    const askedAt = performance.now();
    const response = await fetch(`${url}${paths.health}`).catch(() => undefined);
    return response?.ok ? performance.now() - askedAt : Number.POSITIVE_INFINITY;
  };
  const asking = setInterval(() => answers.push(ask()), everyMs);
  return () => {
    clearInterval(asking);
    return Promise.all(answers);
  };
};
