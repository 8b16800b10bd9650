import { guidelineQuestions } from '@genie/contract';

/** What is asked, in turn: the sample questions of the Guidelines page, from every category. */
export const questions: readonly string[] = guidelineQuestions.map(({ question }) => question);
