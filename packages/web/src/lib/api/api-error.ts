import type { ErrorBody, ErrorCode } from '@genie/contract/client';

/** Besides the server's codes: no connection, an answer that is no JSON, a success that is not exactly 200. */
export type ClientErrorCode = ErrorCode | 'network_failed' | 'response_unreadable' | 'status_not_200';

/** A call that did not succeed. Its message is what the user may read. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ClientErrorCode;
  /** The HTTP status; 0 when no answer arrived. */
  readonly status: number;
  /** Field → text, on a validation error. */
  readonly fields: Readonly<Record<string, string>>;
  /** Whom an `email_unverified` answer is about. */
  readonly userId: string | undefined;
  /** What links a Google sign-in to the password account that a `link_required` answer is about. */
  readonly linkToken: string | undefined;
  /** What to quote to support. */
  readonly requestId: string | undefined;
  /** How long to wait before trying again, in seconds. */
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: ClientErrorCode,
    detail: string,
    status: number,
    more: { body?: Partial<ErrorBody>; retryAfterSeconds?: number | undefined; cause?: unknown } = {},
  ) {
    super(detail, { cause: more.cause });
    this.code = code;
    this.status = status;
    this.fields = more.body?.fields ?? {};
    this.userId = more.body?.user_id;
    this.linkToken = more.body?.link_token;
    this.requestId = more.body?.request_id;
    this.retryAfterSeconds = more.retryAfterSeconds;
  }

  /** Whether the service is out of reach or out of order, rather than refusing. */
  get isOutage(): boolean {
    return this.status === 0 || this.status >= 500;
  }
}
