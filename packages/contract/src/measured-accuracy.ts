/**
 * How right the answers are: the share of the evaluation's questions that the assistant answers with every required fact and
 * no falsehood, as `npm run genie -- knowledge eval` measures it, in whole percent rounded down, and on which day (ISO 8601).
 * Pages quote this figure and none above it.
 */
export const measuredAccuracy = { percent: 83, on: '2026-11-21' } as const;
