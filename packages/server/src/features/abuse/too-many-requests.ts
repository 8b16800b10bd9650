import { accountTexts } from '@genie/contract';
import { AppError } from '../../errors.ts';

/** An attempt beyond a limit. */
export class TooManyRequests extends AppError {
  /** True for the first attempt that was refused within the time of the limit: that one is worth recording. */
  readonly isFirstRefused: boolean;

  constructor(seconds: number, isFirstRefused: boolean) {
    super('too_many_requests', accountTexts.tooManyRequests(seconds), { retryAfterSeconds: seconds });
    this.isFirstRefused = isFirstRefused;
  }
}
