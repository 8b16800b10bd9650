import Database from 'better-sqlite3';
import { learnBeyond } from '../beyond/learn-beyond.ts';
import type { Content, GlossaryTerm } from '../content/content.ts';
import { textVector } from '../word-vectors/text-vector.ts';
import { stopWordsOf, wordsOf } from '../word-vectors/text-words.ts';
import { vectorLength, type WordVectors } from '../word-vectors/word-vectors-file.ts';
import { type AnalysedAnswer, analyseAnswer, encodeAnswers } from './answer-column.ts';
import { analyseDocument, DocumentWriter, stemsOf } from './document-writer.ts';
import { FormTable } from './form-table.ts';
import { indexSchema } from './index-schema.ts';
import { keyOf, tellingStems } from './wording-key.ts';

/** Writes a complete index of the content to a new file. The caller makes it visible under its real name. */
export function buildIndex(file: string, fingerprint: string, content: Content): void {
  const db = new Database(file);
  try {
    // The file is thrown away unless it is finished, so no journal is needed.
    db.pragma('journal_mode = OFF');
    db.pragma('synchronous = OFF');
    db.exec(indexSchema);
    db.exec('BEGIN');
    const averageLength = writeDocuments(db, content);
    writeAnswers(db, content);
    writeMeanings(db, content);
    writeWords(db, content.words);
    writeTermForms(db, content.terms);
    writeBeyond(db, content);
    db.prepare('INSERT INTO complete VALUES (?, ?)').run(fingerprint, averageLength);
    db.exec('COMMIT');
  } finally {
    db.close();
  }
}

/** Writes all documents. @returns how many words a passage has on average */
function writeDocuments(db: Database.Database, content: Content): number {
  const writer = new DocumentWriter(db);
  const passages = Map.groupBy(content.passages, (passage) => passage.documentId);
  let words = 0;
  for (const document of content.documents) {
    const analysed = analyseDocument(document, passages.get(document.id) ?? []);
    words += analysed.columns.reduce((sum, { body }) => sum + body.length, 0);
    writer.put(analysed);
  }
  return words / Math.max(1, content.passages.length);
}

/** Writes what passages answer at once. A word that stands only in wordings is none of the index: nothing is found by it. */
function writeAnswers(db: Database.Database, { passages, words }: Content): void {
  const forms = new FormTable(db);
  const find = db.prepare<[string], number>('SELECT number FROM passages WHERE id = ?').pluck();
  const addWordings = db.prepare('INSERT INTO answered VALUES (?, ?, ?)');
  const addAnswer = db.prepare('INSERT INTO answers VALUES (?, ?, ?)');
  const addWording = db.prepare(
    'INSERT INTO wordings VALUES (?, ?, ?, ?, 1) ON CONFLICT (key) DO UPDATE SET only = 0',
  );
  const places = placesInDocuments(passages);
  for (const { id, documentId, section, answers } of passages) {
    if (answers.length === 0) continue;
    const analysed = answers.map(analyseAnswer);
    const heading = wordsOf(section);
    const number = find.get(id);
    addWordings.run(
      number,
      encodeAnswers(analysed, (stem) => forms.ofStem(stem)),
      vectorsOf(analysed, heading, words),
    );
    for (const [index, { text, wordings }] of answers.entries()) {
      addAnswer.run(number, index + 1, text);
      for (const key of new Set(wordings.flatMap(wordingKey)))
        addWording.run(key, documentId, places.get(id) ?? 0, index + 1);
    }
  }
}

/** What each answer means, one vector after the other: by its words, those of its wordings, and those of its heading. */
function vectorsOf(
  answers: readonly AnalysedAnswer[],
  heading: readonly string[],
  words: WordVectors,
): Buffer {
  const vectors = Buffer.alloc(answers.length * vectorLength);
  for (const [place, answer] of answers.entries()) {
    const all = [answer, ...answer.wordings].flatMap(({ text, stems }) => [...stems, ...stopWordsOf(text)]);
    vectors.set(textVector([...all, ...heading], words) ?? [], place * vectorLength);
  }
  return vectors;
}

/** What the entries of the glossary mean, in their order, one vector after the other. */
function writeMeanings(db: Database.Database, { passages, words }: Content): void {
  const entries = passages.filter(({ kind }) => kind === 'term');
  const vectors = Buffer.alloc(entries.length * vectorLength);
  for (const [place, { markdown }] of entries.entries())
    vectors.set(textVector(wordsOf(markdown), words) ?? [], place * vectorLength);
  db.prepare('INSERT INTO meanings VALUES (?)').run(vectors);
}

function writeWords(db: Database.Database, words: WordVectors): void {
  const vectors = Buffer.concat([...words.values()].map((vector) => Buffer.from(vector)));
  db.prepare('INSERT INTO words VALUES (?, ?)').run([...words.keys()].join(' '), vectors);
}

/** The key of a wording; none when it asks about nothing. */
function wordingKey(wording: string): string[] {
  const stems = tellingStems(wording);
  return stems.length === 0 ? [] : [keyOf(stems, wording)];
}

/** The place of each passage in its document, from 0, by its id. */
function placesInDocuments(passages: Content['passages']): ReadonlyMap<string, number> {
  const documents = Map.groupBy(passages, ({ documentId }) => documentId).values();
  return new Map([...documents].flatMap((its) => its.map(({ id }, place) => [id, place] as const)));
}

/** Writes what tells questions beyond the documents, as it is learnt from examples and from what the documents are asked. */
function writeBeyond(db: Database.Database, { documents, passages, terms, examples }: Content): void {
  const asked = [
    ...documents.flatMap(({ questions }) => questions),
    ...passages.flatMap((passage) => passage.asked),
    ...terms.map(({ term }) => `What is ${term}?`),
  ];
  const add = db.prepare('INSERT INTO beyond VALUES (?, ?, ?, ?)');
  for (const [kind, { weights, step, bias }] of learnBeyond(asked, examples))
    add.run(kind, Buffer.from(weights.buffer), step, bias);
}

function writeTermForms(db: Database.Database, terms: readonly GlossaryTerm[]): void {
  const add = db.prepare('INSERT OR IGNORE INTO term_forms VALUES (?, ?)');
  for (const [index, { term, expansion, synonyms }] of terms.entries()) {
    for (const form of [term, ...(expansion ? [expansion] : []), ...synonyms]) {
      const stems = stemsOf(form);
      if (stems.length > 0) add.run(index, stems.join(' '));
    }
  }
}
