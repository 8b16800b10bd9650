import { chatTexts } from '@genie/contract';
import { APIConnectionError, APIConnectionTimeoutError, APIError } from 'openai';
import { AppError } from '../../errors.ts';
import { DeadlineError } from './answer-deadline.ts';

const retryAfterSeconds = 60;

/** What went wrong at the provider, as one of our error codes with plain words; the cause is kept for the log. */
export const asProviderError = (cause: unknown): AppError => {
  if (cause instanceof AppError) return cause;
  if (cause instanceof DeadlineError || cause instanceof APIConnectionTimeoutError) {
    return new AppError('provider_timeout', chatTexts.providerTimeout, { cause });
  }
  if (cause instanceof APIConnectionError) {
    return new AppError('provider_unavailable', chatTexts.providerFailed, { cause, retryAfterSeconds });
  }
  if (cause instanceof APIError && (cause.status === 429 || cause.status === 503)) {
    return new AppError('provider_unavailable', chatTexts.providerBusy, { cause, retryAfterSeconds });
  }
  return new AppError('provider_failed', chatTexts.providerFailed, { cause });
};
