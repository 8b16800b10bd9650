import { chatTexts } from '@genie/contract';
import { APIConnectionError, APIConnectionTimeoutError, APIError } from 'openai';
import type { Clock } from '../../clock.ts';
import { AppError } from '../../errors.ts';
import { retryAfterSeconds } from '../retry-after.ts';
import { DeadlineError } from './answer-deadline.ts';

const pauseSeconds = 60;

/** What went wrong at the provider, as one of our error codes with plain words; the cause is kept for the log. */
export const asProviderError = (cause: unknown, clock: Clock): AppError => {
  if (cause instanceof AppError) return cause;
  if (cause instanceof DeadlineError || cause instanceof APIConnectionTimeoutError) {
    return new AppError('provider_timeout', chatTexts.providerTimeout, { cause });
  }
  if (cause instanceof APIConnectionError) {
    return new AppError('provider_unavailable', chatTexts.providerFailed, {
      cause,
      retryAfterSeconds: pauseSeconds,
    });
  }
  if (cause instanceof APIError && (cause.status === 429 || cause.status === 503)) {
    return new AppError('provider_unavailable', chatTexts.providerBusy, {
      cause,
      retryAfterSeconds: retryAfterSeconds(cause.headers, pauseSeconds, clock),
    });
  }
  return new AppError('provider_failed', chatTexts.providerFailed, { cause });
};
