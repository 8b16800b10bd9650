/** Columns of the full-text table, and how much a word in each counts. */
export const columnWeights = {
  title: 5,
  aliases: 4,
  questions: 1.2,
  heading: 4,
  codes: 6,
  body: 1,
} as const;

export type Column = keyof typeof columnWeights;

/** The index is analysed text: its tokens stand between spaces and hold no other separators than . and +. */
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
    tokens TEXT NOT NULL
  );
  CREATE TABLE codes (code TEXT NOT NULL, passage INTEGER NOT NULL, PRIMARY KEY (code, passage)) WITHOUT ROWID;
  CREATE TABLE stems (stem TEXT PRIMARY KEY, passages INTEGER NOT NULL, titles INTEGER NOT NULL, names INTEGER NOT NULL) WITHOUT ROWID;
  CREATE TABLE words (word TEXT PRIMARY KEY, stem TEXT NOT NULL, uses INTEGER NOT NULL) WITHOUT ROWID;
  CREATE TABLE term_forms (term INTEGER NOT NULL, form TEXT NOT NULL, PRIMARY KEY (term, form)) WITHOUT ROWID;
  CREATE TABLE complete (fingerprint TEXT NOT NULL);
  CREATE VIRTUAL TABLE passage_text USING fts5(
    ${Object.keys(columnWeights).join(', ')},
    content='', contentless_delete=1, tokenize="unicode61 remove_diacritics 0 tokenchars '.+'"
  );
`;
