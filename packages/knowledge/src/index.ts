export { type Category, type CategoryId, categories } from './categories.ts';
export { ContentError } from './content/content-error.ts';
export {
  type AnswerableQuestion,
  answerableQuestions,
  type DeclinedQuestion,
  declinedQuestions,
  satisfies,
} from './evaluation/evaluation-questions.ts';
export { type Knowledge, openKnowledge } from './knowledge.ts';
export type { KnowledgeDocument, Passage, Reference, Turn } from './passage.ts';
export { composeMessages, type PromptMessage } from './prompt.ts';
export type { Retrieval } from './retrieval/retrieve.ts';
export { type Screening, screenPrompt } from './screening/screen-prompt.ts';
