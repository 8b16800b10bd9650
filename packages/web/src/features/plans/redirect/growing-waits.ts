/** The first wait between two questions about a payment, in milliseconds. */
export const firstWaitMs = 1_000;

const growth = 1.6;
const longestWaitMs = 15_000;

/** The wait after another one: longer, up to a quarter of a minute, so that a slow payment is not asked about all the time. */
export const nextWaitMs = (waitMs: number): number => Math.min(waitMs * growth, longestWaitMs);
