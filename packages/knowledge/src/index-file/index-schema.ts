/**
 * How much a word counts by where it stands. What belongs to a whole document says which document is meant, what
 * belongs to the passage which part of it; each is weighed by itself, so that neither drowns the other.
 */
export const documentColumns = { title: 3, aliases: 2, questions: 0.6 } as const;
export const passageColumns = { heading: 2.5, asked: 1.5, codes: 3, body: 1 } as const;

export type Column = keyof typeof documentColumns | keyof typeof passageColumns;

/** Names of the binary tables of the index: see `TermIndex`, which reads them. */
export type BinaryTable = 'starts' | 'passages' | 'impacts' | 'sequenceStarts' | 'sequences';

export const indexSchema = `
  CREATE TABLE documents (id TEXT PRIMARY KEY, outline TEXT NOT NULL, markdown TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE passages (
    number INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    document_id TEXT NOT NULL,
    kind TEXT NOT NULL,
    title TEXT NOT NULL,
    section TEXT NOT NULL,
    category INTEGER NOT NULL,
    markdown TEXT NOT NULL,
    excerpt TEXT NOT NULL,
    aim TEXT NOT NULL
  );
  CREATE TABLE codes (code TEXT NOT NULL, passage INTEGER NOT NULL, PRIMARY KEY (code, passage)) WITHOUT ROWID;
  CREATE TABLE stems (
    number INTEGER PRIMARY KEY,
    stem TEXT NOT NULL,
    passages INTEGER NOT NULL,
    titles INTEGER NOT NULL,
    names INTEGER NOT NULL,
    articles INTEGER NOT NULL
  );
  CREATE TABLE words (word TEXT PRIMARY KEY, stem TEXT NOT NULL, uses INTEGER NOT NULL) WITHOUT ROWID;
  CREATE TABLE term_forms (term INTEGER NOT NULL, form TEXT NOT NULL, PRIMARY KEY (term, form)) WITHOUT ROWID;
  CREATE TABLE binaries (name TEXT PRIMARY KEY, data BLOB NOT NULL) WITHOUT ROWID;
  CREATE TABLE complete (fingerprint TEXT NOT NULL);
`;
