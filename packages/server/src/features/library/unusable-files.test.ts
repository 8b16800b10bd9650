import { rmSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { untilOneWaits } from '../../storage/testing/index.ts';
import { startTestApp } from '../../testing/index.ts';
import { importFiles, listDocuments } from './index.ts';
import { encryptedPdf, pdfBomb, pdfOf, pdfWithNul } from './testing/sample-files.ts';
import { endings, folderOf, policy } from './testing/sample-folder.ts';

test('what cannot be used is named with the reason, and the rest goes in', async () => {
  const app = await startTestApp();
  const folder = folderOf({
    'good.md': policy('40 AED'),
    'copy.md': policy('40 AED'),
    'empty.txt': '',
    'blank.md': ' \n\n',
    'broken.pdf': '%PDF-1.4\nnothing of a PDF follows',
    'locked.pdf': encryptedPdf(),
    'picture.pdf': Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
    'scan.pdf': pdfOf([]),
    'zip.docx': pdfOf(['a PDF']),
    'locked.docx': Buffer.from('d0cf11e0a1b11ae1'.padEnd(1_024, '0'), 'hex'),
    'binary.txt': Buffer.from([0, 1, 2, 3, 0]),
    'latin.txt': Buffer.from([0xe9, 0x74, 0xe9]),
    'table.xlsx': 'x',
    'huge.txt': 'x',
  });
  truncateSync(join(folder, 'huge.txt'), 51 * 1_024 * 1_024);
  const { added, skipped } = await importFiles(app.context, [folder, join(folder, 'nowhere')]);
  expect(added).toHaveLength(1);
  const reasons = Object.fromEntries(skipped.map(({ name, reason }) => [name.split('/').at(-1), reason]));
  expect(reasons).toMatchObject({
    'good.md': expect.stringContaining('is the same as'),
    'empty.txt': 'is empty',
    'blank.md': 'holds no text',
    'broken.pdf': 'is a broken PDF',
    'locked.pdf': 'is encrypted',
    'picture.pdf': 'is not the pdf its name promises',
    'scan.pdf': expect.stringContaining('holds no text'),
    'zip.docx': 'is not the docx its name promises',
    'locked.docx': 'is encrypted, or a document of Word before 2007',
    'binary.txt': expect.stringContaining('is not text'),
    'latin.txt': 'is not text in UTF-8',
    'table.xlsx': 'is not Markdown, text, HTML, PDF or DOCX',
    'huge.txt': 'is larger than 50 MB',
    nowhere: 'is not there',
  });
});

test('a file that is gone before its turn comes is named, and the rest goes in', async () => {
  const app = await startTestApp();
  const folder = folderOf({ 'a.md': policy('40 AED'), 'b.md': policy('55 AED'), 'c.md': policy('60 AED') });
  const onProgress = (done: number) => done === 1 && rmSync(join(folder, 'b.md'));
  const report = await importFiles(app.context, [folder], { onProgress });
  expect([endings(report.added), report.skipped]).toEqual([
    ['a.md', 'c.md'],
    [{ name: expect.stringMatching(/b\.md$/), reason: 'is not there' }],
  ]);
});

test('a file whose content another import is just storing is named and skipped', async () => {
  const app = await startTestApp();
  const { storage } = app.context;
  const file = (name: string) => folderOf({ [name]: policy('40 AED') });
  await importFiles(app.context, [file('one.md')], { category: 'acquiring' });
  const { id, ...stored } = await storage.db.importedDocument.findFirstOrThrow();
  await storage.db.importedDocument.delete({ where: { id } });
  let imported: ReturnType<typeof importFiles> | undefined;
  await storage.transaction(async (tx) => {
    await tx.importedDocument.create({ data: { id, ...stored } });
    imported ??= importFiles(app.context, [file('two.md')], { category: 'acquiring' });
    await untilOneWaits(storage);
  });
  expect(await imported).toMatchObject({
    added: [],
    skipped: [{ reason: expect.stringContaining('is the same as') }],
  });
});

test('a file that takes all memory or is nested without end is named, and the rest goes in', async () => {
  const app = await startTestApp();
  const folder = folderOf({
    'a.md': policy('40 AED'),
    'b.pdf': pdfBomb(700),
    'c.html': `${'<div>'.repeat(20_000)}deep${'</div>'.repeat(20_000)}`,
    'd.pdf': pdfOf(['The Drungle report lists every rejected presentment of the day.']),
  });
  const report = await importFiles(app.context, [folder], {
    category: 'acquiring',
    limits: { seconds: 60, megabytes: 300 },
  });
  expect(endings(report.added)).toEqual(['a.md', 'd.pdf']);
  expect(report.skipped.map(({ name, reason }) => [name.split('/').at(-1), reason])).toEqual([
    ['b.pdf', 'takes more than 300 MB of memory to read'],
    ['c.html', 'is nested too deeply'],
  ]);
}, 180_000);

test('a file that takes too long is named, and so is the next', async () => {
  const app = await startTestApp();
  const folder = folderOf({ 'a.md': policy('40 AED'), 'b.md': policy('50 AED') });
  const { added, skipped } = await importFiles(app.context, [folder], {
    limits: { seconds: 0.001, megabytes: 500 },
  });
  expect(added).toEqual([]);
  expect(skipped.map(({ reason }) => reason)).toEqual(Array(2).fill('takes more than 0.001 s to read'));
});

test('characters that no database can keep do not end an import', async () => {
  const app = await startTestApp();
  const folder = folderOf({
    'font.pdf': pdfWithNul(['The Drungle report lists every e~cient presentment of the day.']),
    'title.md': '---\ntitle: "Zorblax\\0policy"\n---\nA Zorblax terminal settles each evening.\n',
    'whole.md': policy('40 AED'),
  });
  const report = await importFiles(app.context, [folder], { category: 'acquiring' });
  expect([report.skipped, report.added.length]).toEqual([[], 3]);
  const titles = (await listDocuments(app.context.storage.db)).map(({ title }) => title);
  expect(titles).toContain('Zorblax\ufffdpolicy');
});
