import { accountTexts } from '@genie/contract';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { checkSolution } from './challenge.ts';
import { spendChallenge } from './challenge-store.ts';

const failed = () => new AppError('captcha_failed', accountTexts.captchaFailed);

/**
 * Takes the solution of a challenge where one is asked for; where none is, whatever was sent is ignored. A solution works
 * once, in whichever process it arrives.
 *
 * @throws AppError captcha_failed
 */
export const spendSolution = async (context: Context, encoded: string | null | undefined): Promise<void> => {
  if (!context.config.captcha) return;
  const solved = encoded ? await checkSolution(context, encoded) : undefined;
  if (!solved || !(await spendChallenge(context.storage.db, solved))) throw failed();
};
