import { z } from 'zod';

/** Every error code of the HTTP interface with its status. */
export const errorStatus = {
  malformed_request: 400,
  validation_failed: 400,
  otp_incorrect: 400,
  otp_expired: 400,
  otp_exhausted: 400,
  captcha_failed: 400,
  reset_token_invalid: 400,
  password_incorrect: 400,
  photo_invalid: 400,
  deletion_code_incorrect: 400,
  unauthenticated: 401,
  invalid_credentials: 401,
  google_sign_in_failed: 401,
  payment_failed: 402,
  email_unverified: 403,
  not_found: 404,
  method_not_allowed: 405,
  request_timeout: 408,
  email_registered: 409,
  answer_finished: 409,
  entry_exists: 409,
  entry_not_last: 409,
  link_required: 409,
  plan_not_available: 409,
  coupon_invalid: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  resend_too_soon: 429,
  too_many_requests: 429,
  headers_too_large: 431,
  internal_error: 500,
  provider_failed: 502,
  identity_failed: 502,
  gateway_failed: 502,
  provider_unavailable: 503,
  identity_unavailable: 503,
  gateway_unavailable: 503,
  storage_unavailable: 503,
  shutting_down: 503,
  overloaded: 503,
  provider_timeout: 504,
  identity_timeout: 504,
  gateway_timeout: 504,
} as const;

export type ErrorCode = keyof typeof errorStatus;

export const errorCodes = Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]];

/** The body of every answer that is not a success. */
export const errorBodySchema = z.object({
  detail: z.string().describe('What happened, in words for the user.'),
  code: z.enum(errorCodes).describe('A stable code for programs.'),
  fields: z.record(z.string(), z.string()).optional().describe('For validation_failed: field → text.'),
  request_id: z.string().optional().describe('For 5xx: what to quote to support.'),
  user_id: z.string().optional().describe('For email_unverified: whom verify-otp and resend-otp are about.'),
  link_token: z.string().optional().describe('For link_required: what link_google takes with the password.'),
});

export type ErrorBody = z.infer<typeof errorBodySchema>;
