import { glob, readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const source = resolve(import.meta.dirname, '..');
const wordAfter = /^\s*(?:AS\s+)?("?\w+"?)/i;
const clauses = ['WHERE', 'ON', 'USING', 'JOIN', 'LEFT', 'GROUP', 'HAVING', 'ORDER', 'LIMIT', 'UNION', 'FOR'];

/** The subqueries of FROM and JOIN that have no name of their own. */
const namelessIn = (text: string): string[] =>
  [...text.matchAll(/\b(?:FROM|JOIN)\s{1,40}\(\s{0,40}SELECT\b/g)].flatMap(({ index }) => {
    const start = text.indexOf('(', index);
    const end = closingOf(text, start);
    const [, word = 'WHERE'] = wordAfter.exec(text.slice(end + 1, end + 80)) ?? [];
    return clauses.includes(word.toUpperCase()) ? [text.slice(index, end + 1)] : [];
  });

const closingOf = (text: string, start: number): number => {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    if (text[at] === ')') depth -= 1;
    if (depth === 0) return at;
  }
  return text.length;
};

test('every subquery in FROM has a name, without which PostgreSQL before 16 refuses it', async () => {
  expect(namelessIn('SELECT a FROM (SELECT max(b) AS a FROM c) WHERE a > 1')).toHaveLength(1);
  expect(namelessIn('SELECT a FROM (SELECT max(b) AS a FROM c)`,')).toHaveLength(1);
  expect(namelessIn('SELECT a FROM (SELECT max(b) AS a FROM c) AS d WHERE a > 1')).toEqual([]);
  const files = await Array.fromAsync(glob('**/*.ts', { cwd: source }));
  const own = files.filter((file) => !file.endsWith('.test.ts') && !file.startsWith('storage/generated'));
  expect(own.length).toBeGreaterThan(100);
  for (const file of own) {
    expect(namelessIn(await readFile(resolve(source, file), 'utf8')), file).toEqual([]);
  }
});
