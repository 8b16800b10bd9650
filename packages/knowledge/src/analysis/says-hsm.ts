import { saysAny } from './says-any.ts';

/** What an HSM is called. */
export const namesHsm = /^(?:hsms?|payshields?|thales)$/;

/** "KQ command" is one of an HSM where an HSM is spoken of. */
export const saysHsm = saysAny(namesHsm);
