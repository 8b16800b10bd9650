import { saysAny } from './says-any.ts';

/** "KQ command" is one of an HSM where an HSM is spoken of. */
export const saysHsm = saysAny(/^(?:hsms?|payshields?|thales)$/);
