import { setImmediate } from 'node:timers/promises';
import type Database from 'better-sqlite3';
import { ContentError } from '../content/content-error.ts';
import { parseImportedDocument } from '../content/parse-article.ts';
import { analyseDocument, DocumentWriter } from '../index-file/document-writer.ts';
import type { MemoryIndex } from '../memory-index/memory-index.ts';

/** A document that a self-hoster imported: Markdown with front matter. Another revision is another text. */
export type ImportedDocument = { readonly id: string; readonly revision: string; readonly source: string };

/** What following the imported documents came to; one that cannot be used stays out, and an earlier revision goes. */
export type Followed = {
  readonly put: number;
  readonly removed: number;
  readonly failed: readonly { readonly id: string; readonly error: ContentError }[];
};

/** So many passages can be imported: about 650 MB of memory. */
export const mostImportedPassages = 250_000;
const documentsLoadedAtOnce = 32;

/** The file among those of the memory index that holds imported documents. */
const importFile = 1;

/** Keeps the imported documents of this process: in its file, and in memory where they are searched. */
export class ImportedDocuments {
  readonly #writer: DocumentWriter;
  readonly #db: Database.Database;
  readonly #revisions: Map<string, string>;
  readonly #memory: () => MemoryIndex;
  readonly #mostPassages: number;

  /** @param memory the index in memory; another one once it was loaded anew */
  constructor(db: Database.Database, memory: () => MemoryIndex, mostPassages = mostImportedPassages) {
    this.#writer = new DocumentWriter(db);
    this.#db = db;
    this.#revisions = new Map(
      db.prepare<[], [string, string]>('SELECT id, revision FROM documents').raw().all(),
    );
    this.#memory = memory;
    this.#mostPassages = mostPassages;
  }

  /** The revision of each imported document by its id. */
  revisions(): ReadonlyMap<string, string> {
    return this.#revisions;
  }

  /**
   * Makes the imported documents those that are wanted: adds, replaces and removes one after the other, and lets other work
   * go on in between. A question meets each document either as it was or as it is now.
   *
   * @param wanted the revision of each document by its id
   * @param load gives the documents of these ids; one that it leaves out is taken for removed
   * @param onProgress told how many of the documents that differ are done, of how many
   */
  async follow(
    wanted: ReadonlyMap<string, string>,
    load: (ids: readonly string[]) => Promise<readonly ImportedDocument[]>,
    onProgress: (done: number, of: number) => void = () => undefined,
  ): Promise<Followed> {
    const have = this.#revisions;
    const superfluous: string[] = [];
    const changed: string[] = [];
    for (const id of have.keys()) if (!wanted.has(id)) superfluous.push(id);
    for (const [id, revision] of wanted) if (have.get(id) !== revision) changed.push(id);
    const failed: { id: string; error: ContentError }[] = [];
    let put = 0;
    let removed = 0;
    let done = 0;
    const next = () => {
      done += 1;
      onProgress(done, superfluous.length + changed.length);
      return setImmediate();
    };
    const drop = (id: string) => {
      if (!have.has(id)) return;
      this.#remove(id);
      removed += 1;
    };
    for (const id of superfluous) {
      if (!this.#db.open) break;
      drop(id);
      await next();
    }
    for (let at = 0; at < changed.length && this.#db.open; at += documentsLoadedAtOnce) {
      const ids = changed.slice(at, at + documentsLoadedAtOnce);
      const documents = new Map((await load(ids)).map((document) => [document.id, document]));
      for (const id of ids) {
        if (!this.#db.open) break;
        const document = documents.get(id);
        try {
          if (document) this.#put(document);
          else drop(id);
          put += document ? 1 : 0;
        } catch (error) {
          if (!(error instanceof ContentError)) throw error;
          failed.push({ id, error });
          drop(id);
        }
        await next();
      }
    }
    return { put, removed, failed };
  }

  #put({ id, revision, source }: ImportedDocument): void {
    const memory = this.#memory();
    if (memory.hasIn(0, id)) throw new ContentError(id, 'is the id of a document that is built in');
    const { document, passages } = parseImportedDocument(id, source);
    const others = memory.passagesOf(importFile) - memory.table.numbersOf(id).length;
    if (others + passages.length > this.#mostPassages)
      throw new ContentError(id, `is too much: ${this.#mostPassages} passages can be imported`);
    const analysed = analyseDocument(document, passages);
    const removeOld = memory.removal(importFile, id);
    this.#write(() => this.#writer.put(analysed, revision));
    removeOld();
    memory.add(importFile, id);
    this.#revisions.set(id, revision);
  }

  #remove(id: string): void {
    const removeOld = this.#memory().removal(importFile, id);
    this.#write(() => this.#writer.remove(id));
    removeOld();
    this.#revisions.delete(id);
  }

  #write(work: () => void): void {
    try {
      this.#db.transaction(work)();
    } catch (error) {
      this.#writer.undone();
      throw error;
    }
  }
}
