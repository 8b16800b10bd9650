import { accountTexts, type ErrorBody, type ErrorCode, errorStatus, systemTexts } from '@genie/contract';

type Details = Pick<ErrorBody, 'fields' | 'user_id' | 'link_token'>;

/**
 * A failure with a stable code and a text that is safe to show. Whatever verb throws it, one handler maps it to HTTP;
 * `cause` keeps the technical reason for the log.
 */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: Details;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: ErrorCode,
    detail: string,
    options: { cause?: unknown; details?: Details; retryAfterSeconds?: number } = {},
  ) {
    super(detail, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.details = options.details ?? {};
    this.retryAfterSeconds = options.retryAfterSeconds;
  }

  /** HTTP status of the code, from the contract. */
  get status(): number {
    return errorStatus[this.code];
  }
}

export const notFound = (): AppError => new AppError('not_found', systemTexts.objectNotFound);

export const unauthenticated = (cause?: unknown): AppError =>
  new AppError('unauthenticated', accountTexts.signInNeeded, { cause });
