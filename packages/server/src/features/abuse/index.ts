export { type Attempt, limitAttempts } from './limit-attempts.ts';
export { deleteLimitsExpiredBefore } from './rate-limit-store.ts';
export { TooManyRequests } from './too-many-requests.ts';
