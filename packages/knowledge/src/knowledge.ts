import { builtInContentFolder } from './content/content-files.ts';
import { openIndex } from './index-file/open-index.ts';
import type { KnowledgeDocument, Passage, Turn } from './passage.ts';
import { Lexicon } from './retrieval/lexicon.ts';
import { PassageStore } from './retrieval/passage-store.ts';
import { type Retrieval, retrieve } from './retrieval/retrieve.ts';
import { TermForms } from './retrieval/term-forms.ts';
import { TermIndex } from './retrieval/term-index.ts';

/** So many questions are asked on opening that the first of a user finds the code compiled: about 30 ms. */
const warmingQuestions = 24;

/** The corpus, reference tables and glossary, open for questions. */
export interface Knowledge {
  /** Finds what the knowledge holds on a question. Takes about a millisecond; never throws on any text. */
  retrieve(input: { question: string; conversation?: readonly Turn[] }): Retrieval;
  /** A passage by its stable id. */
  passage(id: string): Passage | undefined;
  /** An article, reference table or the glossary by its id. */
  document(documentId: string): KnowledgeDocument | undefined;
  readonly size: { readonly documents: number; readonly passages: number };
  close(): void;
}

/**
 * Opens the knowledge. Its index is a file in `indexFolder`, named by a digest of the content; it is built
 * when absent, safely beside other processes that do the same, and older ones are removed. Throws
 * ContentError, naming file and row, when the content is broken, and a file system error when the folder
 * cannot be written.
 */
export async function openKnowledge(options: {
  indexFolder: string;
  /** Holds `corpus`, `reference` and `glossary`; the built-in ones unless given. */
  contentFolder?: string;
}): Promise<Knowledge> {
  const db = openIndex(options.indexFolder, options.contentFolder ?? builtInContentFolder);
  const store = new PassageStore(db);
  const lexicon = new Lexicon(db);
  const engine = { store, lexicon, index: new TermIndex(db, lexicon), forms: new TermForms(db) };
  for (const question of store.someQuestions(warmingQuestions)) retrieve(engine, question, []);
  return {
    retrieve: ({ question, conversation = [] }) => retrieve(engine, question, conversation),
    passage: (id) => store.passageById(id),
    document: (documentId) => store.document(documentId),
    size: { documents: store.documents, passages: lexicon.passages },
    close: () => void db.close(),
  };
}
