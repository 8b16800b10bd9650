import type { CategoryId } from './categories.ts';
import { builtInContentFolder, fingerprintOf } from './content/content-files.ts';
import type { Embedding } from './embedding/embedding.ts';
import { HybridSearch } from './embedding/hybrid-search.ts';
import { type Followed, type ImportedDocument, ImportedDocuments } from './imports/imported-documents.ts';
import { openImportFile } from './index-file/import-file.ts';
import { IndexFile } from './index-file/index-file.ts';
import { openIndex } from './index-file/open-index.ts';
import { loopTurns } from './loop-turns.ts';
import type { KnowledgeDocument, Passage, Turn } from './passage.ts';
import { openEngine } from './retrieval/open-engine.ts';
import { type Retrieval, retrieve } from './retrieval/retrieve.ts';
import { atOnce, inStretches } from './steps.ts';

/** So many questions are asked on opening that the first of a user finds the code compiled: about 30 ms. */
const warmingQuestions = 24;

/** The corpus, reference tables and glossary, and what was imported beside them, open for questions. */
export interface Knowledge {
  /**
   * Finds what the knowledge holds on a question; never fails on any text. By words it takes a few milliseconds at most, of
   * several that come at once each in a turn of the event loop of its own; with an embedding it waits for that, and goes without it when
   * it fails or is slow.
   *
   * @param input.suggestFrom the categories that further questions may be of; all unless given
   */
  retrieve(input: {
    question: string;
    conversation?: readonly Turn[];
    suggestFrom?: readonly CategoryId[] | null;
  }): Promise<Retrieval>;
  /** A passage by its stable id. */
  passage(id: string): Passage | undefined;
  /** An article, reference table or the glossary by its id. */
  document(documentId: string): KnowledgeDocument | undefined;
  readonly size: { readonly documents: number; readonly passages: number };
  /** The revision of each imported document that is searched now. */
  importedRevisions(): ReadonlyMap<string, string>;
  /**
   * Makes the imported documents of this process those that are wanted, and nothing more than what differs: to be called on
   * opening and whenever they changed, by each process for itself. Calls wait for each other; questions do not wait.
   *
   * @param wanted the revision of each document by its id
   * @param load gives the documents of these ids; one that it leaves out is taken for removed
   * @param onProgress told how many of the documents that differ are done, of how many
   */
  followImports(
    wanted: ReadonlyMap<string, string>,
    load: (ids: readonly string[]) => Promise<readonly ImportedDocument[]>,
    onProgress?: (done: number, of: number) => void,
  ): Promise<Followed>;
  /** Resolves when no more vectors are being made: all passages have theirs, or the model failed and is asked again later. */
  whenEmbedded(): Promise<void>;
  close(): void;
}

/**
 * Opens the knowledge. Its index is a file named by a digest of the content. It is used where `buildAhead` put it, or else
 * from `indexFolder`, where it is built when absent, safely beside other processes that do the same. Imported documents
 * stand in `indexFolder` too, in a file for each process. Throws ContentError, naming file and row, when the
 * content is broken, and a file system error when the folder cannot be written.
 */
export async function openKnowledge(options: {
  indexFolder: string;
  /** Holds `corpus`, `reference` and `glossary`; the built-in ones unless given. */
  contentFolder?: string;
  /** Searches by meaning as well, once the passages have vectors, which are kept in `indexFolder`. */
  embedding?: Embedding | undefined;
  /** Told before the index is built, which takes seconds. */
  onBuild?: (() => void) | undefined;
}): Promise<Knowledge> {
  const builtIn = new IndexFile(
    openIndex(options.indexFolder, options.contentFolder ?? builtInContentFolder, options.onBuild),
  );
  const imported = new IndexFile(openImportFile(options.indexFolder, fingerprintOf([])));
  const files = [builtIn, imported];
  let engine = atOnce(openEngine(files));
  for (const question of builtIn.someQuestions(warmingQuestions)) retrieve(engine, question, []);
  const documents = new ImportedDocuments(imported.db, () => engine.memory);
  const hybrid = options.embedding && new HybridSearch(options.indexFolder, options.embedding);
  const embedded = async () => hybrid?.update(() => engine);
  void embedded();
  const turn = loopTurns();
  let following: Promise<unknown> = Promise.resolve();
  let isClosed = false;
  return {
    async retrieve({ question, conversation = [], suggestFrom = null }) {
      const near = await hybrid?.near(() => engine, question, conversation);
      await turn();
      return retrieve(engine, question, conversation, near, suggestFrom);
    },
    passage: (id) => engine.store.passageById(id),
    document: (documentId) => engine.store.document(documentId),
    get size() {
      return { documents: engine.store.documents, passages: engine.lexicon.passages };
    },
    importedRevisions: () => documents.revisions(),
    followImports(wanted, load, onProgress) {
      const done = following.then(async () => {
        const followed = await documents.follow(wanted, load, onProgress);
        if (engine.memory.isWorn) engine = (await inStretches(openEngine(files), () => isClosed)) ?? engine;
        void embedded();
        return followed;
      });
      following = done.catch(() => undefined);
      return done;
    },
    whenEmbedded: async () => hybrid?.updated(),
    close() {
      isClosed = true;
      hybrid?.close();
      for (const { db } of files) db.close();
    },
  };
}
