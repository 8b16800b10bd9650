import { type ErrorCode, paymentTexts } from '@genie/contract';
import type { Clock } from '../../clock.ts';
import { AppError } from '../../errors.ts';
import { retryAfterSeconds } from '../retry-after.ts';

const pauseSeconds = 30;

/** What the gateway answered when it refused a call. */
export class GatewayRefusal extends Error {
  override readonly name = 'GatewayRefusal';
  readonly status: number;
  /** Of its error body, such as invalidState. */
  readonly errorCodes: readonly string[];
  readonly correlationId: string | null;
  /** Of its answer, such as Retry-After. */
  readonly headers: Headers;

  constructor(status: number, facts: { message: string; errorCodes: readonly string[]; headers: Headers }) {
    super(`the gateway answered ${status}: ${facts.message}`);
    this.status = status;
    this.errorCodes = facts.errorCodes;
    this.headers = facts.headers;
    this.correlationId = facts.headers.get('x-correlation-id');
  }
}

/** What went wrong at the gateway, as one of our error codes with plain words; the cause is kept for the log. */
export const asGatewayError = (cause: unknown, clock: Clock): AppError => {
  if (cause instanceof AppError) return cause;
  if (cause instanceof DOMException && cause.name === 'TimeoutError') {
    return new AppError('gateway_timeout', paymentTexts.gatewayTimeout, { cause });
  }
  if (cause instanceof GatewayRefusal && cause.status !== 429 && cause.status < 500) {
    return new AppError('gateway_failed', paymentTexts.gatewayFailed, { cause });
  }
  // fetch() throws a TypeError when nobody answers.
  if (cause instanceof GatewayRefusal || cause instanceof TypeError) {
    return new AppError('gateway_unavailable', paymentTexts.gatewayUnavailable, {
      cause,
      retryAfterSeconds: retryAfterSeconds(
        cause instanceof GatewayRefusal ? cause.headers : undefined,
        pauseSeconds,
        clock,
      ),
    });
  }
  return new AppError('gateway_failed', paymentTexts.gatewayFailed, { cause });
};

/** The same of a call that only asked: whoever waits for its answer may have paid, so nothing is said about a charge. */
export const asAskingError = (cause: unknown, clock: Clock): AppError => {
  const { cause: reason, code, retryAfterSeconds: seconds } = asGatewayError(cause, clock);
  return new AppError(code, paymentTexts.paymentNotAsked, {
    cause: reason,
    ...(seconds !== undefined && { retryAfterSeconds: seconds }),
  });
};

const gatewayCodes: readonly ErrorCode[] = ['gateway_failed', 'gateway_unavailable', 'gateway_timeout'];

/** Whether a failure is the gateway's. */
export const isGatewayError = (error: unknown): error is AppError =>
  error instanceof AppError && gatewayCodes.includes(error.code);

/** Whether nobody can know what the gateway did: it may have acted before it fell silent. */
export const isOutcomeUnknown = (error: unknown): boolean =>
  isGatewayError(error) && !(error.cause instanceof GatewayRefusal && error.cause.status < 500);
