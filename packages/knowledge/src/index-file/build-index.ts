import Database from 'better-sqlite3';
import { aimOfHeading } from '../analysis/aims.ts';
import { analyse, type Token } from '../analysis/analyse.ts';
import type { Content, GlossaryTerm, IndexedPassage } from '../content/content.ts';
import { assignQuestions } from './assign-questions.ts';
import { indexSchema } from './index-schema.ts';
import { type AnalysedColumns, Postings } from './postings.ts';
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
  const postings = new Postings();
  const add = passageWriter(db);
  let number = 0;
  for (const ofDocument of Map.groupBy(content.passages, (passage) => passage.documentId).values()) {
    for (const [index, columns] of analysedColumns(ofDocument).entries()) {
      const passage = ofDocument[index];
      if (!passage) continue;
      number += 1;
      vocabulary.add(passage, columns);
      postings.add(columns);
      add(number, passage);
    }
  }
  for (const term of content.terms) vocabulary.addNames(formsOf(term));
  postings.write(db);
  vocabulary.write(db, postings.stems);
  writeTermForms(db, content.terms);
}

/** A table's title stands in every row of it, so of a row its own name counts as its title. */
function analysedColumns(passages: readonly IndexedPassage[]): AnalysedColumns[] {
  const first = passages[0];
  if (first?.kind !== 'document') {
    return passages.map((passage) => ({
      title: analyse(passage.section),
      aliases: analyse(passage.aliases.join(' ; ')),
      questions: [],
      heading: [],
      asked: [],
      codes: codeTokens(passage),
      body: bodyOf(passage),
    }));
  }
  const title = analyse(first.title);
  const aliases = analyse(first.aliases.join(' ; '));
  const asked = first.questions.map((question) => analyse(question));
  // What every heading repeats of the title does not tell one section from another.
  const said = new Set(title.map((token) => token.text));
  const sections = passages.map((passage) => ({
    heading: analyse(passage.section).filter((token) => !said.has(token.text)),
    body: bodyOf(passage),
  }));
  const assigned = assignQuestions(title, sections, asked);
  const questions = asked.flat();
  return passages.map((passage, index) => ({
    title,
    aliases,
    questions,
    heading: sections[index]?.heading ?? [],
    asked: assigned[index] ?? [],
    codes: codeTokens(passage),
    body: sections[index]?.body ?? [],
  }));
}

function codeTokens({ codes }: IndexedPassage): Token[] {
  return codes.map((code) => ({ text: code, kind: 'code', surface: code, isWeak: false }));
}

function bodyOf({ markdown, searchText }: IndexedPassage): Token[] {
  return analyse(`${markdown}\n${searchText}`);
}

function passageWriter(db: Database.Database) {
  const addPassage = db.prepare('INSERT INTO passages VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)');
  const addCode = db.prepare('INSERT OR IGNORE INTO codes VALUES (?, ?)');
  return (number: number, passage: IndexedPassage) => {
    const { id, documentId, kind, title, section, category, markdown, excerpt, codes } = passage;
    const aim = kind === 'document' ? aimOfHeading(section) : 'other';
    addPassage.run(number, id, documentId, kind, title, section, category, markdown, excerpt, aim);
    for (const code of codes) addCode.run(code, number);
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
