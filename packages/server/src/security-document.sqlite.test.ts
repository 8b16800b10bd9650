import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const document = readFileSync(join(root, 'docs/security.md'), 'utf8');
const rows = document.split('\n').filter((line) => /^\| \d/.test(line));

const citation = /`([\w./-]+\.test\.ts)`((?:, "[^"]+")*)/g;

const fileOf = (path: string) =>
  path.startsWith('packages/') ? join(root, path) : join(import.meta.dirname, path);

test('every test that docs/security.md names exists under that name', () => {
  const missing: string[] = [];
  for (const [, path = '', names = ''] of document.matchAll(citation)) {
    const text = existsSync(fileOf(path)) ? readFileSync(fileOf(path), 'utf8') : undefined;
    if (text === undefined) missing.push(path);
    for (const [, name = ''] of names.matchAll(/"([^"]+)"/g)) {
      // A name of test.each is cited with … for what varies.
      const parts = name.split('…').map((part) => part.trim());
      if (text && !parts.every((part) => text.includes(part))) missing.push(`${path}: ${name}`);
    }
  }
  expect(missing).toEqual([]);
});

test('every requirement of docs/security.md is met, not applicable or open', () => {
  expect(rows.length).toBeGreaterThan(50);
  for (const row of rows) {
    expect(row).toMatch(/^\| [\d., –]+ \| (met|not applicable|open) \| .+ \|$/);
    if (row.includes('| met |')) expect(row).toMatch(/`[\w./-]+`|above|by design/);
  }
});
