/**
 * How much a word counts by where it stands. What belongs to a whole document says which document is meant, what
 * belongs to the passage which part of it; each is weighed by itself, so that neither drowns the other.
 *
 * These weights, those of `PassageCounts` and those of ranking were fitted together, one after the other up and down, on the
 * evaluation's questions and on a twentieth of the questions that sections are asked, left out of the index. What was taken
 * gains on both together, in each of five parts of the questions: see docs/decisions/0007.
 */
export const documentColumns = { title: 3, aliases: 1.3, questions: 0.6 } as const;
/** Of a passage: its heading, what people ask for it, the exact codes in it and its text. */
export const passageColumns = { heading: 2.5, asked: 0.85, codes: 3, body: 1 } as const;

export type Column = keyof typeof documentColumns | keyof typeof passageColumns;

/** The columns in the order in which `encodeTokens` stores them: those of the document first. */
export const columns: readonly Column[] = [
  ...(Object.keys(documentColumns) as (keyof typeof documentColumns)[]),
  ...(Object.keys(passageColumns) as (keyof typeof passageColumns)[]),
];

/**
 * The file of an index, whether of the built-in content or of imported documents. It holds the documents, their passages
 * and the words of these as numbers of `forms`; what is searched is derived from it in memory when it is opened.
 */
export const indexSchema = `
  CREATE TABLE documents (
    number INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    kind TEXT NOT NULL,
    category INTEGER NOT NULL,
    title TEXT NOT NULL,
    revision TEXT NOT NULL,
    names TEXT NOT NULL,
    outline TEXT NOT NULL,
    markdown TEXT NOT NULL
  );
  CREATE INDEX documents_of_category ON documents (category, kind, id);
  CREATE TABLE passages (
    number INTEGER PRIMARY KEY,
    document INTEGER NOT NULL,
    id TEXT NOT NULL UNIQUE,
    section TEXT NOT NULL,
    category INTEGER NOT NULL,
    aim TEXT NOT NULL,
    excerpt TEXT NOT NULL,
    hash BLOB NOT NULL,
    tokens BLOB NOT NULL,
    markdown TEXT NOT NULL
  );
  CREATE INDEX passages_of_document ON passages (document);
  CREATE TABLE answered (passage INTEGER PRIMARY KEY, wordings BLOB NOT NULL, vectors BLOB NOT NULL);
  CREATE TABLE meanings (vectors BLOB NOT NULL);
  CREATE TABLE words (words TEXT NOT NULL, vectors BLOB NOT NULL);
  CREATE TABLE wordings (key TEXT PRIMARY KEY, document TEXT NOT NULL, place INTEGER NOT NULL, answer INTEGER NOT NULL, only INTEGER NOT NULL) WITHOUT ROWID;
  CREATE TABLE answers (passage INTEGER, place INTEGER, text TEXT NOT NULL, PRIMARY KEY (passage, place)) WITHOUT ROWID;
  CREATE TABLE forms (
    number INTEGER PRIMARY KEY,
    stem TEXT NOT NULL,
    surface TEXT NOT NULL,
    kind TEXT NOT NULL,
    UNIQUE (stem, surface, kind)
  );
  CREATE TABLE term_forms (term INTEGER NOT NULL, form TEXT NOT NULL, PRIMARY KEY (term, form)) WITHOUT ROWID;
  CREATE TABLE beyond (kind TEXT PRIMARY KEY, weights BLOB NOT NULL, step REAL NOT NULL, bias REAL NOT NULL);
  CREATE TABLE complete (fingerprint TEXT NOT NULL, average_length REAL NOT NULL);
`;
