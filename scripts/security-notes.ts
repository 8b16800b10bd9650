import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './run.ts';

const notes = 'docs/security.md';
const citation = /`([\w./-]+\.test\.ts)`((?:, "[^"]+")*)/g;
const requirement = /^\| \d/;
const judged = /^\| [\d., –]+ \| (met|not applicable|open) \| .+ \|$/;
const shown = /`[\w./-]+`|above|by design/;

/** What is wrong with the notes on security: a requirement without a verdict or without what shows it, or a test that is not there under the name cited. */
export const spoiltSecurityNotes = async (): Promise<string[]> => {
  const text = await readFile(join(root, notes), 'utf8');
  const rows = text.split('\n').filter((line) => requirement.test(line));
  const unjudged = rows.filter((row) => !judged.test(row) || (row.includes('| met |') && !shown.test(row)));
  return [
    ...(rows.length > 0 ? [] : [`${notes}: no requirement found`]),
    ...unjudged.map((row) => `${notes}: no verdict, or nothing that shows it: ${row.slice(0, 60)}`),
    ...(await missingTests(text)),
  ];
};

const missingTests = async (text: string): Promise<string[]> => {
  const missing: string[] = [];
  for (const [, path = '', names = ''] of text.matchAll(citation)) {
    const file = join(root, path.startsWith('packages/') ? path : `packages/server/src/${path}`);
    const test = existsSync(file) ? await readFile(file, 'utf8') : undefined;
    if (test === undefined) missing.push(`${notes}: no such file, ${path}`);
    for (const [, name = ''] of names.matchAll(/"([^"]+)"/g)) {
      // A name of test.each is cited with … for what varies.
      const parts = name.split('…').map((part) => part.trim());
      if (test && !parts.every((part) => test.includes(part)))
        missing.push(`${notes}: no such test, ${path}: ${name}`);
    }
  }
  return missing;
};
