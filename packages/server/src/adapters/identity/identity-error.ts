import { accountTexts } from '@genie/contract';
import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client';
import type { Clock } from '../../clock.ts';
import { AppError } from '../../errors.ts';
import { retryAfterSeconds } from '../retry-after.ts';

const pauseSeconds = 60;

/** What the provider says of a code, a verifier or a person: the sign-in is at fault, not the provider. */
const refusals = new Set([
  'invalid_grant',
  'access_denied',
  'invalid_request',
  'consent_required',
  'login_required',
]);

/** What went wrong at the OpenID provider, as one of our error codes with plain words; the cause is kept for the log. */
export const asIdentityError = (cause: unknown, clock: Clock): AppError => {
  if (cause instanceof AppError) return cause;
  if (cause instanceof AuthorizationResponseError) return signInFailed(cause);
  if (cause instanceof ResponseBodyError) {
    if (refusals.has(cause.error)) return signInFailed(cause);
    return cause.status === 429 || cause.status >= 500 ? unavailable(cause, clock) : failed(cause);
  }
  if (cause instanceof ClientError) {
    if (cause.code === 'OAUTH_TIMEOUT') return timedOut(cause);
    if (isOtherNonce(cause)) return signInFailed(cause);
    return statusOf(cause) >= 500 || statusOf(cause) === 429 ? unavailable(cause, clock) : failed(cause);
  }
  if (cause instanceof DOMException && cause.name === 'TimeoutError') return timedOut(cause);
  // fetch() throws a TypeError when nobody answers.
  if (cause instanceof TypeError) return unavailable(cause, clock);
  return failed(cause);
};

/** A sign-in that did not prove who somebody is. */
export const signInFailed = (cause?: unknown): AppError =>
  new AppError('google_sign_in_failed', accountTexts.googleFailed, { cause });

/** An ID token that was made for another sign-in. */
const isOtherNonce = ({ cause }: ClientError): boolean =>
  cause instanceof Error && (cause.cause as { claim?: unknown } | undefined)?.claim === 'nonce';

const statusOf = (error: ClientError): number => responseOf(error)?.status ?? 0;

/** What the provider answered, where it did. */
const responseOf = (error: Error): Response | undefined => {
  if (error instanceof ResponseBodyError) return error.response;
  return error.cause instanceof Response ? error.cause : undefined;
};

const failed = (cause: unknown) => new AppError('identity_failed', accountTexts.googleUnavailable, { cause });

const unavailable = (cause: Error, clock: Clock) =>
  new AppError('identity_unavailable', accountTexts.googleUnavailable, {
    cause,
    retryAfterSeconds: retryAfterSeconds(responseOf(cause)?.headers, pauseSeconds, clock),
  });

const timedOut = (cause: unknown) =>
  new AppError('identity_timeout', accountTexts.googleUnavailable, { cause });
