import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openImportFile } from '../index-file/import-file.ts';
import { IndexFile } from '../index-file/index-file.ts';
import { MemoryIndex } from '../memory-index/memory-index.ts';
import { atOnce } from '../steps.ts';
import { ImportedDocuments } from './imported-documents.ts';

const emptyFile = () => {
  const folder = mkdtempSync(join(tmpdir(), 'genie-imported-'));
  const file = new IndexFile(openImportFile(folder, 'none'));
  onTestFinished(() => {
    file.db.close();
    rmSync(folder, { recursive: true });
  });
  return file;
};

/** Imported documents that may have so many passages together. */
const roomFor = (mostPassages: number) => {
  const file = emptyFile();
  const memory = new MemoryIndex([emptyFile(), file], []);
  atOnce(memory.load());
  return new ImportedDocuments(file.db, () => memory, mostPassages);
};

const follow = (imported: ImportedDocuments, wanted: Record<string, string>, sections = ['Fees']) =>
  imported.follow(new Map(Object.entries(wanted)), async (ids) =>
    ids.map((id) => ({
      id,
      revision: wanted[id] ?? '',
      source: `---\ntitle: Terminals\ncategory: acquiring\n---\n${sections.map((heading) => `## ${heading}\n\nText.\n`).join('\n')}`,
    })),
  );

test('where no passage more has room, a document is replaced by one of the same size', async () => {
  const imported = roomFor(1);
  await follow(imported, { 'own/a': '1' });
  expect(await follow(imported, { 'own/a': '2' })).toEqual({ put: 1, removed: 0, failed: [] });
  expect([...imported.revisions()]).toEqual([['own/a', '2']]);
});

test('what has no room is refused by name, and has it once another document is gone', async () => {
  const imported = roomFor(1);
  const refused = {
    id: 'own/b',
    error: expect.objectContaining({ message: expect.stringContaining('1 passages can be imported') }),
  };
  expect(await follow(imported, { 'own/a': '1', 'own/b': '1' })).toEqual({
    put: 1,
    removed: 0,
    failed: [refused],
  });
  expect(await follow(imported, { 'own/b': '1' })).toEqual({ put: 1, removed: 1, failed: [] });
});

test('a revision that has grown beyond the room goes with the one before it', async () => {
  const imported = roomFor(1);
  await follow(imported, { 'own/a': '1' });
  expect(await follow(imported, { 'own/a': '2' }, ['Fees', 'Rent'])).toMatchObject({ put: 0, removed: 1 });
  expect([...imported.revisions()]).toEqual([]);
});
