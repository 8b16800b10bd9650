export { type Category, type CategoryId, categories } from './categories.ts';
export { ContentError } from './content/content-error.ts';
export { type Knowledge, openKnowledge } from './knowledge.ts';
export type { KnowledgeDocument, Passage, Reference } from './passage.ts';
export type { Retrieval, Turn } from './retrieval/retrieve.ts';
