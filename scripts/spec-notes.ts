import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './run.ts';

const notes = 'docs/spec-notes.md';
const row = /^\| (?!---|specification \|)(.*) \|$/;
const testFile = /`(packages\/[\w./-]+\.(?:test|spec)\.tsx?)`/g;
const claimed = /\*\*(\d+) rows, (\d+) held by a test\*\*/;

/** The part of the notes that goes through the specification; what follows has tables of other kinds. */
const walkThrough = (text: string): string => text.split(/^## Accessibility$/m)[0] ?? '';

/** What is wrong with the notes on the specification: a row whose test is missing, or a count at the top that is not so. */
export const spoiltSpecNotes = async (): Promise<string[]> => {
  const text = walkThrough(await readFile(join(root, notes), 'utf8'));
  const rows = text.split('\n').flatMap((line) => row.exec(line)?.[1] ?? []);
  const problems: string[] = [];
  let held = 0;
  for (const cells of rows) {
    const said = cells.slice(0, 60);
    if (cells.split(' | ').length !== 3) problems.push(`${notes}: not three cells: ${said}`);
    const tests = [...cells.matchAll(testFile)].map(([, path = '']) => path);
    const missing = tests.filter((path) => !existsSync(join(root, path)));
    for (const path of missing) problems.push(`${notes}: no such test, ${path}: ${said}`);
    if (tests.length > 0 && missing.length === 0) held += 1;
  }
  const [, allRows, heldRows] = claimed.exec(text) ?? [];
  if (Number(allRows) !== rows.length || Number(heldRows) !== held) {
    problems.push(`${notes}: says ${allRows} rows, ${heldRows} held; there are ${rows.length}, ${held} held`);
  }
  return problems;
};
