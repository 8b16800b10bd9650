import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startTestApp } from '../testing/index.ts';
import { runGenie as genie } from './testing/run-genie.ts';

test('what was removed is told although another name is unknown', async () => {
  const app = await startTestApp();
  const folder = await mkdtemp(join(tmpdir(), 'genie-test-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'fees.md'), '# Fees\n\nA Zorblax terminal costs 40 AED.\n');
  await genie(app, 'knowledge', 'import', folder);
  const name = `${basename(folder)}/fees.md`;
  expect(await genie(app, 'knowledge', 'remove', name, 'nope')).toEqual({
    code: 1,
    text: `Removed 1 (${name}).`,
    errors: 'There is no imported document nope.',
  });
  const again = await genie(app, 'knowledge', 'remove', name, '--json');
  expect([again.code, JSON.parse(again.text)]).toEqual([1, { removed: [], missing: [name] }]);
});

test('an import tells by name what was masked in which file', async () => {
  const app = await startTestApp();
  const folder = await mkdtemp(join(tmpdir(), 'genie-test-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'pan.md'), 'Cards 4111 1111 1111 1111 and 5555 5555 5555 4444, CVV 123.\n');
  expect(await genie(app, 'knowledge', 'import', folder)).toMatchObject({
    code: 0,
    text: [
      'Added 1, updated 0, unchanged 0, skipped 0.',
      `  ${basename(folder)}/pan.md: masked 2 card numbers, 1 verification value`,
    ].join('\n'),
  });
});

test('the documents of one’s own are listed, for a person and for scripts', async () => {
  const app = await startTestApp();
  expect(await genie(app, 'knowledge', 'list')).toEqual({
    code: 0,
    text: '0 imported\nid  name  title  category  bytes  updated',
    errors: '',
  });
  expect((await genie(app, 'knowledge', 'list', '--json')).text).toBe('[]');
  const folder = await mkdtemp(join(tmpdir(), 'genie-test-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const fees = '# Fees\n\nA Zorblax terminal costs 40 AED.\n';
  await writeFile(join(folder, 'fees.md'), fees);
  await writeFile(join(folder, 'about.md'), '# About us\n\nWe lend Zorblax terminals.\n');
  await genie(app, 'knowledge', 'import', folder, '--category', 'acquiring');
  const listed = JSON.parse((await genie(app, 'knowledge', 'list', '--json')).text);
  const updatedAt = app.clock.now().toISOString();
  expect(listed).toMatchObject([
    { name: `${basename(folder)}/about.md`, title: 'About us', category: 'acquiring', updatedAt },
    { name: `${basename(folder)}/fees.md`, title: 'Fees', bytes: fees.length, updatedAt },
  ]);
  const { code, text } = await genie(app, 'knowledge', 'list');
  const [count, heading, about, second] = text.split('\n');
  expect([code, count]).toEqual([0, '2 imported']);
  expect(heading).toMatch(/^id +name +title +category +bytes +updated$/);
  expect(about?.split(/ {2,}/).slice(0, 4)).toEqual([listed[0].id, listed[0].name, 'About us', 'acquiring']);
  expect(second?.endsWith(updatedAt.replace('T', ' ').slice(0, 19))).toBe(true);
  expect((await genie(app, 'knowledge', 'list', 'fees')).code).toBe(2);
});

test('a search shows the passages it finds, for a person and for scripts, those of an import among them', async () => {
  const app = await startTestApp();
  const folder = await mkdtemp(join(tmpdir(), 'genie-test-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'fees.md'), '# Fees\n\n## Rent\n\nA Zorblax terminal costs 40 AED a month.\n');
  await genie(app, 'knowledge', 'import', folder);
  const found = JSON.parse(
    (await genie(app, 'knowledge', 'search', 'What does a Zorblax terminal cost?', '--json')).text,
  );
  expect(found).toMatchObject({ covered: true });
  expect(found.passages[0]).toMatchObject({ title: 'Fees', section: 'Rent' });
  const { code, text, errors } = await genie(
    app,
    'knowledge',
    'search',
    'What does a Zorblax',
    'terminal cost?',
  );
  expect([code, errors]).toEqual([0, '']);
  const [verdict, , heading, first] = text.split('\n');
  expect([verdict, heading?.split(/ {2,}/)]).toEqual(['Covered.', ['place', 'document', 'title', 'section']]);
  expect(first?.split(/ {2,}/)).toEqual(['1', found.passages[0].documentId, 'Fees', 'Rent']);
  const nothing = await genie(app, 'knowledge', 'search', 'How do I bake bread?');
  expect([nothing.code, nothing.text.split('\n')[0]]).toEqual([
    0,
    expect.stringMatching(/^Not covered\. Nearest: .{5,}/),
  ]);
  const json = JSON.parse((await genie(app, 'knowledge', 'search', 'How do I bake bread?', '--json')).text);
  expect(json.covered).toBe(false);
  expect((await genie(app, 'knowledge', 'search')).code).toBe(2);
});
