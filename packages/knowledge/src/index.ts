export { type Category, type CategoryId, categories } from './categories.ts';
export { ContentError } from './content/content-error.ts';
export { type Courtesy, courtesyIn } from './courtesies.ts';
export type { Embedding } from './embedding/embedding.ts';
export {
  type AnswerableQuestion,
  answerableQuestions,
  type DeclinedQuestion,
  declinedQuestions,
  type EvaluationSet,
  satisfies,
} from './evaluation/evaluation-questions.ts';
export {
  type Answerer,
  type AnswerFigures,
  type Evaluation,
  isRefusal,
  runEvaluation,
} from './evaluation/run-evaluation.ts';
export type { Followed, ImportedDocument } from './imports/imported-documents.ts';
export { buildAhead } from './index-file/open-index.ts';
export { type Knowledge, openKnowledge } from './knowledge.ts';
export type { KnowledgeDocument, Passage, Reference, Turn } from './passage.ts';
export { composeMessages, type PromptMessage } from './prompt.ts';
export type { Retrieval } from './retrieval/retrieve.ts';
export { type Screening, screenPrompt } from './screening/screen-prompt.ts';
