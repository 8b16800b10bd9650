import Database from 'better-sqlite3';
import { analyse, type Token } from '../analysis/analyse.ts';
import type { Content, GlossaryTerm, IndexedPassage } from '../content/content.ts';
import { type Column, columnWeights, indexSchema } from './index-schema.ts';
import { Vocabulary } from './vocabulary.ts';

/** Writes a complete index of the content to a new file. The caller makes it visible under its real name. */
export function buildIndex(file: string, fingerprint: string, content: Content): void {
  const db = new Database(file);
  try {
    // The file is thrown away unless it is finished, so no journal is needed.
    db.pragma('journal_mode = OFF');
    db.pragma('synchronous = OFF');
    db.exec(indexSchema);
    db.exec('BEGIN');
    fill(db, content);
    db.prepare('INSERT INTO complete VALUES (?)').run(fingerprint);
    db.exec("INSERT INTO passage_text(passage_text) VALUES ('optimize')");
    db.exec('COMMIT');
    db.exec('ANALYZE');
  } finally {
    db.close();
  }
}

function fill(db: Database.Database, content: Content): void {
  const addDocument = db.prepare('INSERT INTO documents VALUES (?, ?, ?)');
  for (const { markdown, ...outline } of content.documents) {
    addDocument.run(outline.id, JSON.stringify(outline), markdown);
  }
  const vocabulary = new Vocabulary();
  const add = passageWriter(db);
  const analyseOnce = remembering(analyse);
  for (const [index, passage] of content.passages.entries()) {
    const columns = analysedColumns(passage, analyseOnce);
    vocabulary.add(passage, columns);
    add(index + 1, passage, columns);
  }
  for (const term of content.terms) vocabulary.addNames(formsOf(term));
  vocabulary.write(db);
  writeTermForms(db, content.terms);
}

export type AnalysedColumns = Readonly<Record<Column, readonly Token[]>>;

/** A table's title stands in every row of it, so of a row its own name counts as its title. */
function analysedColumns(passage: IndexedPassage, analyseText: typeof analyse): AnalysedColumns {
  const isArticle = passage.kind === 'document';
  return {
    title: analyseText(isArticle ? passage.title : passage.section),
    aliases: analyseText(passage.aliases.join(' ; ')),
    questions: analyseText(passage.questions.join(' ; ')),
    heading: analyseText(isArticle ? passage.section : ''),
    codes: passage.codes.map((code) => ({ text: code, kind: 'code', surface: code, isWeak: false })),
    body: analyse(`${passage.markdown}\n${passage.searchText}`),
  };
}

/** Title, aliases and questions are the same for each section of an article. */
function remembering(analyseText: typeof analyse): typeof analyse {
  const known = new Map<string, Token[]>();
  return (text) => {
    const tokens = known.get(text) ?? analyseText(text);
    known.set(text, tokens);
    return tokens;
  };
}

function passageWriter(db: Database.Database) {
  const columns = Object.keys(columnWeights) as Column[];
  const addPassage = db.prepare('INSERT INTO passages VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)');
  const addCode = db.prepare('INSERT OR IGNORE INTO codes VALUES (?, ?)');
  const addText = db.prepare(
    `INSERT INTO passage_text (rowid, ${columns.join(', ')}) VALUES (?, ${columns.map(() => '?').join(', ')})`,
  );
  return (number: number, passage: IndexedPassage, analysed: AnalysedColumns) => {
    const { id, documentId, kind, title, section, category, markdown, excerpt, codes } = passage;
    const distinct = new Set(columns.flatMap((column) => analysed[column].map((token) => token.text)));
    const tokens = [...distinct].join(' ');
    addPassage.run(number, id, documentId, kind, title, section, category, markdown, excerpt, tokens);
    for (const code of codes) addCode.run(code, number);
    addText.run(number, ...columns.map((column) => analysed[column].map((token) => token.text).join(' ')));
  };
}

function writeTermForms(db: Database.Database, terms: readonly GlossaryTerm[]): void {
  const add = db.prepare('INSERT OR IGNORE INTO term_forms VALUES (?, ?)');
  for (const [index, term] of terms.entries()) {
    for (const form of formsOf(term)) {
      const tokens = analyse(form).filter((token) => token.kind !== 'joined');
      if (tokens.length > 0) add.run(index, tokens.map((token) => token.text).join(' '));
    }
  }
}

function formsOf({ term, expansion, synonyms }: GlossaryTerm): string[] {
  return [term, ...(expansion ? [expansion] : []), ...synonyms];
}
