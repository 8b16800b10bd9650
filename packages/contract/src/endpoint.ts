import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';

/** Which token a call carries in its `Token` (or `Authorization`) header. */
type Authentication = 'none' | 'access' | 'refresh';

/** One call of the HTTP interface: the single source of its route, its checks, its types and its documentation. */
export type Endpoint = {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly feature: string;
  readonly summary: string;
  readonly authentication: Authentication;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** What the API reference says of headers that only this call has; they are not checked. */
  readonly headers?: z.ZodObject;
  readonly response: z.ZodType;
  /** Codes this call can answer besides those every one of its kind can (see `errorsOf`). */
  readonly errors: readonly ErrorCode[];
  /** The media type of a file this call answers with instead of JSON, if it does. */
  readonly download?: string;
  /** Whether this call answers with an event stream: `always`, or instead of JSON `if-accepted`. */
  readonly stream?: 'always' | 'if-accepted';
};

/** Codes any call can answer. */
const commonErrors: readonly ErrorCode[] = [
  'malformed_request',
  'validation_failed',
  'request_timeout',
  'payload_too_large',
  'unsupported_media_type',
  'headers_too_large',
  'internal_error',
  'storage_unavailable',
  'shutting_down',
  'overloaded',
];

/** Every code that a call can answer. */
export const errorsOf = ({ authentication, errors }: Endpoint): readonly ErrorCode[] => [
  ...new Set([
    ...errors,
    ...(authentication === 'access' ? (['unauthenticated', 'too_many_requests'] as const) : []),
    ...commonErrors,
  ]),
];

/** Keeps the precise type of an endpoint's schemas. */
export const defineEndpoint = <const E extends Endpoint>(endpoint: E): E => endpoint;
