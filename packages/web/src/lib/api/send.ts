import { accountTexts, type ErrorBody } from '@genie/contract/client';
import { ApiError, type ClientErrorCode } from './api-error.ts';
import { apiTexts } from './api-texts.ts';

export type SendOptions = {
  readonly method: 'GET' | 'POST';
  readonly body?: unknown;
  readonly query?: Readonly<Record<string, string>> | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal | undefined;
  /** Lets the request outlive the page. */
  readonly keepalive?: boolean;
};

/** Whether a request was given up by its caller. */
export const isAbort = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError';

const retryAfter = (response: Response): number | undefined => {
  const seconds = Number.parseInt(response.headers.get('retry-after') ?? '', 10);
  return Number.isNaN(seconds) ? undefined : seconds;
};

const wordsFor = (status: number, retryAfterSeconds: number | undefined): string => {
  if (status === 401) return accountTexts.signInNeeded;
  if (status === 429) return apiTexts.tooMany(retryAfterSeconds);
  return status >= 500 ? apiTexts.outage : apiTexts.other;
};

const codeFor = (status: number): ClientErrorCode =>
  status === 401 ? 'unauthenticated' : 'response_unreadable';

const refusal = async (response: Response): Promise<ApiError> => {
  const body: Partial<ErrorBody> = (await response.json().catch(() => undefined)) ?? {};
  const retryAfterSeconds = retryAfter(response);
  const detail = body.detail || wordsFor(response.status, retryAfterSeconds);
  return new ApiError(body.code ?? codeFor(response.status), detail, response.status, {
    body,
    retryAfterSeconds,
  });
};

/**
 * Sends one request and gives its answer, whose status is 200.
 * @throws ApiError for any other status and when no answer arrives; an `AbortError` passes through.
 */
export const send = async (path: string, options: SendOptions): Promise<Response> => {
  const { method, body, query, headers, signal, keepalive } = options;
  const address = query === undefined ? path : `${path}?${new URLSearchParams(query)}`;
  const response = await fetch(address, {
    method,
    headers: { ...(method === 'POST' ? { 'content-type': 'application/json' } : {}), ...headers },
    ...(method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}),
    ...(signal === undefined ? {} : { signal }),
    ...(keepalive === undefined ? {} : { keepalive }),
  }).catch((cause: unknown) => {
    throw isAbort(cause) ? cause : new ApiError('network_failed', apiTexts.networkFailed, 0, { cause });
  });
  if (!response.ok) throw await refusal(response);
  if (response.status !== 200) {
    throw new ApiError('status_not_200', accountTexts.registerNot200, response.status);
  }
  return response;
};

/** The JSON of an answer. @throws ApiError `response_unreadable` when it is none. */
export const readJson = async <T>(response: Response): Promise<T> => {
  try {
    return (await response.json()) as T;
  } catch (cause) {
    if (isAbort(cause)) throw cause;
    throw new ApiError('response_unreadable', apiTexts.unreadable, response.status, { cause });
  }
};
