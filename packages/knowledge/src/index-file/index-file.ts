import type Database from 'better-sqlite3';
import type { SectionAim } from '../analysis/aims.ts';
import type { LearntWeights } from '../beyond/beyond-model.ts';
import type { CategoryId } from '../categories.ts';
import type { KnowledgeDocument, Passage } from '../passage.ts';
import { vectorLength, type WordVectors } from '../word-vectors/word-vectors-file.ts';

/** A document without its text. */
export type DocumentOutline = Omit<KnowledgeDocument, 'markdown'>;

type PassageRow = Omit<Passage, 'documentId'> & { document_id: string };

/** What the index in memory is made from, of one passage. */
type StoredPassage = {
  readonly number: number;
  readonly document: number;
  readonly category: CategoryId;
  readonly aim: SectionAim;
  readonly tokens: Uint8Array;
};

/** What the index in memory is made from, of one document; `names` are lists of stems as JSON. */
export type StoredDocument = {
  readonly number: number;
  readonly id: string;
  readonly kind: Passage['kind'];
  readonly names: string;
};

/** The place of a passage in its document, from 0, that of an answer in it, from 1, and whether no other answers the question. */
type WordingRow = {
  readonly document: string;
  readonly place: number;
  readonly answer: number;
  readonly only: 0 | 1;
};

/** The wordings as `decodeAnswers` reads them, and what each answer means, one vector after the other. */
type StoredAnswers<Vectors = Int8Array> = { readonly wordings: Uint8Array; readonly vectors: Vectors };

type StoredForm = { readonly stem: string; readonly surface: string; readonly kind: string };

/** Some megabytes, whatever is asked. */
const mostPassagesKept = 2_000;

const shown =
  'SELECT p.id, d.id AS document_id, d.kind, d.title, p.section, p.category, p.markdown, p.excerpt FROM passages p JOIN documents d ON d.number = p.document';

/** Reads documents and passages from the file of an index. */
export class IndexFile {
  readonly db: Database.Database;
  readonly averageLength: number;
  readonly #read = new Map<string, DocumentOutline>();
  readonly #shown = new Map<number, Passage>();
  readonly #firstOf = new Map<string, readonly DocumentOutline[]>();
  readonly #passage;
  readonly #passageById;
  readonly #answers;
  readonly #answer;
  readonly #wording;
  readonly #hash;
  readonly #document;
  readonly #outline;
  readonly #articles;
  readonly #passagesOf;
  readonly #storedDocument;
  readonly #storedDocuments;
  readonly #forms;

  constructor(db: Database.Database) {
    this.db = db;
    this.averageLength = db.prepare<[], number>('SELECT average_length FROM complete').pluck().get() ?? 0;
    // The plus hides the value from SQLite's planner, which else plans a join anew for each value it is asked for.
    this.#passage = db.prepare<[number], PassageRow>(`${shown} WHERE p.number = +?`);
    this.#passageById = db.prepare<[string], PassageRow>(`${shown} WHERE p.id = +?`);
    this.#answers = db.prepare<[number], StoredAnswers<Buffer>>(
      'SELECT wordings, vectors FROM answered WHERE passage = ?',
    );
    this.#answer = db
      .prepare<[number, number], string>('SELECT text FROM answers WHERE passage = ? AND place = ?')
      .pluck();
    this.#wording = db.prepare<[string], WordingRow>(
      'SELECT document, place, answer, only FROM wordings WHERE key = ?',
    );
    this.#hash = db.prepare<[number], Buffer>('SELECT hash FROM passages WHERE number = ?').pluck();
    this.#document = db.prepare<[string], { outline: string; markdown: string }>(
      'SELECT outline, markdown FROM documents WHERE id = ?',
    );
    this.#outline = db.prepare<[string], string>('SELECT outline FROM documents WHERE id = ?').pluck();
    this.#articles = db
      .prepare<[number, number], string>(
        "SELECT id FROM documents WHERE category = ? AND kind = 'document' ORDER BY id LIMIT ?",
      )
      .pluck();
    this.#passagesOf = db.prepare<[number], StoredPassage>(
      'SELECT number, document, category, aim, tokens FROM passages WHERE document = ? ORDER BY number',
    );
    this.#forms = db.prepare<[number, number], StoredForm>(
      'SELECT stem, surface, kind FROM forms WHERE number > ? ORDER BY number LIMIT ?',
    );
    this.#storedDocuments = db.prepare<[number, number], StoredDocument>(
      'SELECT number, id, kind, names FROM documents WHERE number > ? ORDER BY number LIMIT ?',
    );
    this.#storedDocument = db.prepare<[string], StoredDocument>(
      'SELECT number, id, kind, names FROM documents WHERE id = ?',
    );
  }

  passage(row: number): Passage | undefined {
    const known = this.#shown.get(row);
    if (known) return known;
    const passage = passageOf(this.#passage.get(row));
    // Questions come back to the same passages; a file that is only read never changes.
    if (passage && this.db.readonly && this.#shown.size < mostPassagesKept) this.#shown.set(row, passage);
    return passage;
  }

  /** What a passage answers at once; undefined for one that answers nothing. */
  answered(row: number): StoredAnswers | undefined {
    const stored = this.#answers.get(row);
    return stored && { ...stored, vectors: new Int8Array(stored.vectors) };
  }

  /** What the entries of the glossary mean, in their order, one vector after the other; nothing in a file of imported documents. */
  meanings(): Int8Array {
    const vectors = this.db.prepare<[], Buffer>('SELECT vectors FROM meanings').pluck().get();
    return new Int8Array(vectors ?? []);
  }

  /** The vectors of words; none in a file of imported documents. */
  wordVectors(): WordVectors {
    const row = this.db
      .prepare<[], { words: string; vectors: Buffer }>('SELECT words, vectors FROM words')
      .get();
    const vectors = new Int8Array(row?.vectors ?? []);
    const words = row?.words.match(/\S+/g) ?? [];
    return new Map(
      words.map((word, at) => [word, vectors.subarray(at * vectorLength, (at + 1) * vectorLength)]),
    );
  }

  /** The direct answer at a place, from 1, of a passage. */
  answer(row: number, place: number): string | undefined {
    return this.#answer.get(row, place);
  }

  /** Where a question with this key is answered, of several places the first. */
  wording(key: string): WordingRow | undefined {
    return this.#wording.get(key);
  }

  /** A digest of the title, heading and text of a passage. */
  hash(row: number): Uint8Array | undefined {
    return this.#hash.get(row);
  }

  passageById(id: string): Passage | undefined {
    return passageOf(this.#passageById.get(id));
  }

  document(id: string): KnowledgeDocument | undefined {
    const row = this.#document.get(id);
    return row && { ...(JSON.parse(row.outline) as DocumentOutline), markdown: row.markdown };
  }

  outline(id: string): DocumentOutline | undefined {
    const known = this.#read.get(id);
    if (known) return known;
    const json = this.#outline.get(id);
    return json === undefined ? undefined : this.#remember(JSON.parse(json) as DocumentOutline);
  }

  /** The first articles of a category, by id. */
  articlesOf(category: CategoryId, most: number): readonly DocumentOutline[] {
    const key = `${category} ${most}`;
    const known = this.#firstOf.get(key);
    if (known) return known;
    const articles = this.#articles.all(category, most).flatMap((id) => this.outline(id) ?? []);
    if (this.db.readonly) this.#firstOf.set(key, articles);
    return articles;
  }

  /** A file that is only read never changes, so that what was read of it once may be kept. */
  #remember(outline: DocumentOutline): DocumentOutline {
    if (this.db.readonly) this.#read.set(outline.id, outline);
    return outline;
  }

  /** What was learnt to tell each kind of questions beyond the documents; none when the content has no examples of them. */
  learntBeyond(): LearntWeights[] {
    return this.db
      .prepare<[], { weights: Buffer; step: number; bias: number }>('SELECT weights, step, bias FROM beyond')
      .all()
      .map((row) => ({ ...row, weights: new Int8Array(row.weights) }));
  }

  /** Questions that articles answer, from all over: as many as asked for. */
  someQuestions(count: number): string[] {
    const outlines = this.db
      .prepare<[], string>("SELECT outline FROM documents WHERE kind = 'document'")
      .pluck()
      .all();
    const step = Math.max(1, Math.floor(outlines.length / count));
    return outlines
      .filter((_, place) => place % step === 0)
      .slice(0, count)
      .flatMap((json) => (JSON.parse(json) as DocumentOutline).questions[0] ?? []);
  }

  /** The next words of the file after the one with a number; the first has the number 1. */
  formsAfter(number: number, most: number): StoredForm[] {
    return this.#forms.all(number, most);
  }

  storedDocument(id: string): StoredDocument | undefined {
    return this.#storedDocument.get(id);
  }

  /** The next documents after the one with a number. */
  storedDocumentsAfter(number: number, most: number): StoredDocument[] {
    return this.#storedDocuments.all(number, most);
  }

  storedPassages(document: number): StoredPassage[] {
    return this.#passagesOf.all(document);
  }
}

function passageOf(row: PassageRow | undefined): Passage | undefined {
  if (!row) return undefined;
  const { id, document_id, kind, title, section, category, markdown, excerpt } = row;
  return { id, documentId: document_id, kind, title, section, category, markdown, excerpt };
}
