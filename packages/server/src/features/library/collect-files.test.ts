import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startTestApp } from '../../testing/index.ts';
import { importFiles } from './index.ts';
import { endings, folderOf, policy } from './testing/sample-folder.ts';

test('a document is known by its path from the folder that was given, wherever the command is run', async () => {
  const app = await startTestApp();
  const folder = folderOf({
    'handbook/fees.md': policy('40 AED'),
    'handbook/keys/zone.md': '# Zone keys\n\nText.',
  });
  const here = process.cwd();
  onTestFinished(() => process.chdir(here));
  const names = ['handbook/fees.md', 'handbook/keys/zone.md'];
  expect((await importFiles(app.context, [join(folder, 'handbook')])).added).toEqual(names);
  process.chdir(join(folder, 'handbook'));
  expect((await importFiles(app.context, ['.'])).unchanged).toEqual(names);
  process.chdir(folder);
  expect((await importFiles(app.context, ['handbook/'])).unchanged).toEqual(names);
  expect((await importFiles(app.context, ['handbook/fees.md'])).unchanged).toEqual(['handbook/fees.md']);
});

test('hidden files and what lies in hidden folders are left alone', async () => {
  const app = await startTestApp();
  const folder = folderOf({
    'fees.md': policy('40 AED'),
    '.git/description.txt': 'Unnamed repository',
    'notes/.obsidian/deep/workspace.md': '# Workspace\n\nText.',
    '.draft.md': '# Draft\n\nText.',
  });
  const report = await importFiles(app.context, [folder]);
  expect([endings(report.added), report.skipped]).toEqual([['fees.md'], []]);
});

test('links in a folder and a folder without files are named', async () => {
  const app = await startTestApp();
  const folder = folderOf({ 'fees.md': policy('40 AED'), 'elsewhere/rules.md': policy('50 AED') });
  mkdirSync(join(folder, 'handbook/empty'), { recursive: true });
  symlinkSync(join(folder, 'fees.md'), join(folder, 'handbook/fees.md'));
  symlinkSync(join(folder, 'elsewhere'), join(folder, 'handbook/rules'));
  const reason = 'is a link, and those in a folder are not followed';
  expect(await importFiles(app.context, [join(folder, 'handbook')])).toMatchObject({
    added: [],
    skipped: [
      { name: 'handbook/fees.md', reason },
      { name: 'handbook/rules', reason },
    ],
  });
  const empty = join(folder, 'handbook/empty');
  expect((await importFiles(app.context, [empty])).skipped).toEqual([
    { name: empty, reason: 'holds no file that can be imported' },
  ]);
  expect((await importFiles(app.context, [join(folder, 'handbook/fees.md')])).added).toEqual([
    'handbook/fees.md',
  ]);
});

test('of two files of one name in one run the second is named and left out', async () => {
  const app = await startTestApp();
  const folder = folderOf({ 'a/docs/fees.md': policy('40 AED'), 'b/docs/fees.md': policy('55 AED') });
  const report = await importFiles(app.context, [join(folder, 'a/docs'), join(folder, 'b/docs')]);
  expect(report.added).toEqual(['docs/fees.md']);
  expect(report.skipped).toEqual([
    { name: 'docs/fees.md', reason: `has the name of another file, ${join(folder, 'a/docs/fees.md')}` },
  ]);
});

test('what the system does not let read is named, a link is what it leads to, and the rest goes in', async () => {
  const app = await startTestApp();
  const folder = folderOf({ 'good.md': policy('40 AED'), 'kept/notes.md': policy('55 AED') });
  const link = (target: string, name: string): string => {
    symlinkSync(target, join(folder, name));
    return join(folder, name);
  };
  const report = await importFiles(app.context, [
    link('nowhere', 'gone.md'),
    link('round.md', 'round.md'),
    link('kept', 'linked'),
    join(folder, 'good.md'),
  ]);
  expect(report.added).toEqual(['linked/notes.md', expect.stringMatching(/good\.md$/)]);
  expect(report.skipped).toEqual([
    { name: join(folder, 'gone.md'), reason: 'is not there' },
    { name: join(folder, 'round.md'), reason: 'cannot be read (ELOOP)' },
  ]);
});

test('a card number in the name of a file or folder is masked in whatever is kept and told of it', async () => {
  const app = await startTestApp();
  const folder = folderOf({
    'card 4111-1111-1111-1111/5555555555554444.txt': 'The Quibbix router has node seven.',
  });
  const kept = ['card 411111******1111/555555******4444.txt'];
  const given = [join(folder, 'card 4111-1111-1111-1111')];
  expect(await importFiles(app.context, given)).toMatchObject({ added: kept, skipped: [] });
  const stored = await app.context.storage.db.importedDocument.findMany();
  expect(stored).toMatchObject([{ name: kept[0], title: '555555******4444' }]);
  expect(JSON.stringify(stored)).not.toMatch(/4111-?1111-?1111-?1111|5555555555554444/);
  expect((await importFiles(app.context, given)).unchanged).toEqual(kept);
});
