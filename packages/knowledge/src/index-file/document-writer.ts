import { createHash } from 'node:crypto';
import type Database from 'better-sqlite3';
import { aimOfHeading } from '../analysis/aims.ts';
import { analyse, boundary } from '../analysis/analyse.ts';
import type { IndexedPassage } from '../content/content.ts';
import type { KnowledgeDocument } from '../passage.ts';
import { type AnalysedColumns, analysePassages } from './analyse-passages.ts';
import { FormTable } from './form-table.ts';
import { documentColumns, passageColumns } from './index-schema.ts';
import { encodeTokens } from './token-blob.ts';

/** Aliases of articles may be ordinary words ("return"); an abbreviation is surely a term. */
const abbreviation = /[A-Z0-9]{2}/;

/** A document with its passages, ready to be written: what takes time is done. */
type AnalysedDocument = {
  readonly document: KnowledgeDocument;
  readonly passages: readonly IndexedPassage[];
  readonly columns: readonly AnalysedColumns[];
};

/** Finds the words and codes of the passages, by column; writes nothing. */
export function analyseDocument(
  document: KnowledgeDocument,
  passages: readonly IndexedPassage[],
): AnalysedDocument {
  return { document, passages, columns: analysePassages(passages) };
}

/** Adds documents to an index file and removes them; the caller begins and ends the transaction. */
export class DocumentWriter {
  readonly #forms: FormTable;
  readonly #addDocument;
  readonly #addPassage;
  readonly #find;
  readonly #removePassages;
  readonly #removeDocument;

  constructor(db: Database.Database) {
    this.#forms = new FormTable(db);
    this.#addDocument = db.prepare(
      'INSERT INTO documents (id, kind, category, title, revision, names, outline, markdown) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
    );
    this.#addPassage = db.prepare(
      'INSERT INTO passages (document, id, section, category, aim, excerpt, hash, tokens, markdown) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)',
    );
    this.#find = db.prepare<[string], number>('SELECT number FROM documents WHERE id = ?').pluck();
    this.#removePassages = db.prepare('DELETE FROM passages WHERE document = ?');
    this.#removeDocument = db.prepare('DELETE FROM documents WHERE number = ?');
  }

  /** Adds a document in place of the one with its id. @returns its number in the file */
  put({ document, passages, columns }: AnalysedDocument, revision = ''): number {
    this.remove(document.id);
    const { markdown, ...outline } = document;
    const { id, kind, category, title } = document;
    const names = JSON.stringify(kind === 'document' ? namesOf(passages[0]?.aliases ?? []) : []);
    const number = Number(
      this.#addDocument.run(id, kind, category, title, revision, names, JSON.stringify(outline), markdown)
        .lastInsertRowid,
    );
    for (const [index, passage] of passages.entries()) {
      const its = columns[index];
      if (its) this.#putPassage(number, passage, its, columns[index - 1]);
    }
    return number;
  }

  /** Removes a document with its passages; nothing happens when there is none of this id. */
  remove(id: string): void {
    const number = this.#find.get(id);
    if (number === undefined) return;
    this.#removePassages.run(number);
    this.#removeDocument.run(number);
  }

  /** To be called when the transaction was undone. */
  undone(): void {
    this.#forms.forget();
  }

  #putPassage(
    document: number,
    { id, kind, title, section, category, excerpt, markdown }: IndexedPassage,
    columns: AnalysedColumns,
    before: AnalysedColumns | undefined,
  ): void {
    const numbersOf = (names: object) =>
      Object.keys(names).map((name) =>
        columns[name as keyof AnalysedColumns].map((token) =>
          token === boundary ? 0 : this.#forms.number(token),
        ),
      );
    const tokens = encodeTokens({
      ofDocument: before?.title === columns.title ? undefined : numbersOf(documentColumns),
      own: numbersOf(passageColumns),
    });
    const aim = kind === 'document' ? aimOfHeading(section) : 'other';
    const hash = createHash('sha256').update(`${title}\0${section}\0${markdown}`).digest().subarray(0, 16);
    this.#addPassage.run(document, id, section, category, aim, excerpt, hash, tokens, markdown);
  }
}

/** The names among the aliases of an article, each as its stems. */
function namesOf(aliases: readonly string[]): string[][] {
  return aliases.filter((alias) => abbreviation.test(alias)).map(stemsOf);
}

/** The stems of a name in a row, joined ones left out. */
export function stemsOf(name: string): string[] {
  return analyse(name).flatMap(({ kind, text }) => (kind === 'joined' ? [] : [text]));
}
