export { categories } from './categories.ts';
export { type Courtesy, courtesyIn } from './courtesies.ts';
export type { Embedding } from './embedding/embedding.ts';
export type { EvaluationSet } from './evaluation/evaluation-questions.ts';
export {
  type Answerer,
  type AnswerFigures,
  type Evaluation,
  runEvaluation,
} from './evaluation/run-evaluation.ts';
export { checkImport } from './imports/check-import.ts';
export { buildAhead } from './index-file/open-index.ts';
export { type Knowledge, openKnowledge } from './knowledge.ts';
export { loopTurns } from './loop-turns.ts';
export type { Passage } from './passage.ts';
export { composeMessages } from './prompt.ts';
export type { Retrieval } from './retrieval/retrieve.ts';
export { screenPrompt } from './screening/screen-prompt.ts';
