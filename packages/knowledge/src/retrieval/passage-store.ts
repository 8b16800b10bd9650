import type Database from 'better-sqlite3';
import type { SectionAim } from '../analysis/aims.ts';
import type { CategoryId } from '../categories.ts';
import type { KnowledgeDocument, Passage } from '../passage.ts';

type Row = {
  id: string;
  document_id: string;
  kind: Passage['kind'];
  title: string;
  section: string;
  category: CategoryId;
  markdown: string;
  excerpt: string;
};

/** What ranking needs to know of a passage. */
export type Outline = {
  readonly number: number;
  readonly documentId: string;
  readonly kind: Passage['kind'];
  readonly category: CategoryId;
  readonly aim: SectionAim;
};

export type DocumentOutline = Omit<KnowledgeDocument, 'markdown'>;

const shownColumns = 'id, document_id, kind, title, section, category, markdown, excerpt';

/** Reads documents and passages from the index. */
export class PassageStore {
  readonly #outlines: readonly Outline[];
  #documentOutlines: Map<string, DocumentOutline> | undefined;
  readonly #readPassage;
  readonly #readById;
  readonly #readOutlines;
  readonly #readMarkdown;
  readonly #readCode;
  readonly documents: number;

  constructor(db: Database.Database) {
    this.#outlines = db
      .prepare<[], Outline>(
        'SELECT number, document_id AS documentId, kind, category, aim FROM passages ORDER BY number',
      )
      .all();
    this.#readPassage = db.prepare<[number], Row>(`SELECT ${shownColumns} FROM passages WHERE number = ?`);
    this.#readById = db.prepare<[string], Row>(`SELECT ${shownColumns} FROM passages WHERE id = ?`);
    this.#readOutlines = db.prepare<[], string>('SELECT outline FROM documents').pluck();
    this.#readMarkdown = db.prepare<[string], string>('SELECT markdown FROM documents WHERE id = ?').pluck();
    this.#readCode = db.prepare<[string], number>('SELECT passage FROM codes WHERE code = ?').pluck();
    this.documents = db.prepare<[], number>('SELECT count(*) FROM documents').pluck().get() ?? 0;
  }

  outline(number: number): Outline {
    const outline = this.#outlines[number - 1];
    if (!outline) throw new Error(`The knowledge index has no passage ${number}`);
    return outline;
  }

  /** The passages of a document, in order. */
  outlinesOf(documentId: string): Outline[] {
    return this.#outlines.filter((outline) => outline.documentId === documentId);
  }

  passage(number: number): Passage {
    const row = this.#readPassage.get(number);
    if (!row) throw new Error(`The knowledge index has no passage ${number}`);
    return passageOf(row);
  }

  passageById(id: string): Passage | undefined {
    const row = this.#readById.get(id);
    return row && passageOf(row);
  }

  document(id: string): KnowledgeDocument | undefined {
    const outline = this.documentOutline(id);
    return outline && { ...outline, markdown: this.#readMarkdown.get(id) ?? '' };
  }

  /** A document without its text. */
  documentOutline(id: string): DocumentOutline | undefined {
    return this.#outlinesOfDocuments().get(id);
  }

  /** Questions that articles answer, from all over the corpus: as many as asked for. */
  someQuestions(count: number): string[] {
    const all = [...this.#outlinesOfDocuments().values()].flatMap((document) => document.questions);
    const step = Math.max(1, Math.floor(all.length / count));
    return all.filter((_, place) => place % step === 0).slice(0, count);
  }

  /** The articles of a category, in order of id. */
  articlesOfCategory(category: CategoryId | undefined): DocumentOutline[] {
    return [...this.#outlinesOfDocuments().values()].filter(
      (document) => document.kind === 'document' && document.category === category,
    );
  }

  #outlinesOfDocuments(): ReadonlyMap<string, DocumentOutline> {
    this.#documentOutlines ??= new Map(
      this.#readOutlines.all().map((json) => {
        const outline = JSON.parse(json) as DocumentOutline;
        return [outline.id, outline];
      }),
    );
    return this.#documentOutlines;
  }

  /** The numbers of the reference rows with this exact code. */
  withCode(code: string): number[] {
    return this.#readCode.all(code);
  }
}

function passageOf(row: Row): Passage {
  const { id, kind, title, section, category, markdown, excerpt } = row;
  return { id, documentId: row.document_id, kind, title, section, category, markdown, excerpt };
}
