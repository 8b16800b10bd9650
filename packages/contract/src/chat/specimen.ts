/** Stands above an answer, in the chat and on the landing page. */
export const answerLabel = 'Answer';

/** What the landing page shows the beginning of an answer to; the first of the sample questions. */
export const specimenQuestion = 'What does DE 39 = 05 mean, and what should I check?';
