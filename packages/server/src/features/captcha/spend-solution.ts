import { accountTexts } from '@genie/contract';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { isUniqueViolation } from '../../storage/index.ts';
import { checkSolution } from './challenge.ts';

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
  if (!solved) throw failed();
  try {
    await context.storage.db.spentChallenge.create({ data: solved });
  } catch (error) {
    throw isUniqueViolation(error) ? failed() : error;
  }
};
