import type { CaptchaResponse } from '@genie/contract/client';
import { solveChallenge as solve } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { Challenge } from 'altcha-lib/types';

export type CaptchaChallenge = NonNullable<CaptchaResponse['challenge']>;

const keysBetweenReports = 8;

const encode = (payload: object): string => btoa(JSON.stringify(payload));

/**
 * Solves a challenge as ALTCHA defines it (version 2): derives key after key until one has the asked-for beginning.
 *
 * @param onKeys hears, now and then, how many keys were tried
 * @returns base64 of `{challenge, solution}`, which signing in sends; undefined when no key was found
 */
export const solveChallenge = async (
  challenge: CaptchaChallenge,
  onKeys: (tried: number) => void,
): Promise<string | undefined> => {
  let tried = 0;
  const solution = await solve({
    challenge: challenge as unknown as Challenge,
    deriveKey: (...given) => {
      tried += 1;
      if (tried % keysBetweenReports === 0) onKeys(tried);
      return deriveKey(...given);
    },
  });
  return solution === null ? undefined : encode({ challenge, solution });
};
