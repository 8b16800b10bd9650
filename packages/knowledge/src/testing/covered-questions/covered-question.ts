/**
 * A real question and the documents that answer it, any one of which has to be found. A slash stands between category and
 * article, a name without one is a reference table.
 */
export type CoveredQuestion = readonly [question: string, ...documents: string[]];
