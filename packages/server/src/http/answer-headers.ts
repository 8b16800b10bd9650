/**
 * What guards an answer that is no page: it is not kept, not taken for anything else than it says, and loads nothing. For
 * answers that are given before, or without, the hooks of the application.
 */
export const answerHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
} as const;
