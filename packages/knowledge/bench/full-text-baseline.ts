import Database from 'better-sqlite3';
import { columns, documentColumns, passageColumns } from '../src/index-file/index-schema.ts';
import { tokenNumbers } from '../src/index-file/token-blob.ts';

const weights = { ...documentColumns, ...passageColumns };
const ranking = `bm25(${columns.map((column) => weights[column]).join(', ')})`;
const mostFound = 64;
const documentColumnCount = Object.keys(documentColumns).length;

/**
 * SQLite's FTS5 over the words of index files as they were analysed, weighed by the same columns: what the own postings
 * are measured against. @returns a function that ranks for stems any of which may stand there
 */
export const openFullText = (files: readonly string[]): ((stems: readonly string[]) => unknown[]) => {
  const db = new Database('');
  db.exec(
    `CREATE VIRTUAL TABLE words USING fts5(${columns.join(', ')}, content='', contentless_delete=1, tokenize="unicode61 remove_diacritics 0 tokenchars '.+'")`,
  );
  const add = db.prepare(
    `INSERT INTO words (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`,
  );
  db.transaction(() => {
    for (const file of files) for (const texts of textsOf(file)) add.run(...texts);
  })();
  db.prepare("INSERT INTO words (words, rank) VALUES ('rank', ?)").run(ranking);
  const find = db.prepare(
    `SELECT rowid, rank FROM words WHERE words MATCH ? ORDER BY rank LIMIT ${mostFound}`,
  );
  return (stems) => (stems.length > 0 ? find.all(stems.map((stem) => `"${stem}"`).join(' OR ')) : []);
};

function* textsOf(file: string): Generator<string[]> {
  const db = new Database(file, { readonly: true });
  const stems = ['', ...db.prepare<[], string>('SELECT stem FROM forms ORDER BY number').pluck().all()];
  let ofDocument: string[] = [];
  for (const tokens of db
    .prepare<[], Buffer>('SELECT tokens FROM passages ORDER BY number')
    .pluck()
    .iterate()) {
    const numbers = tokenNumbers(tokens);
    const texts: string[] = [];
    for (let at = 1; at < numbers.length; ) {
      const end = at + 1 + (numbers[at] ?? 0);
      texts.push(Array.from(numbers.subarray(at + 1, end), (form) => stems[form]).join(' '));
      at = end;
    }
    if (numbers[0]) ofDocument = texts.slice(0, documentColumnCount);
    yield [...ofDocument, ...texts.slice(numbers[0])];
  }
  db.close();
}
