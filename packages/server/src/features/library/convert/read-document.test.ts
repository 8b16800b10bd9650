import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import MarkdownIt from 'markdown-it';
import { expect, onTestFinished, test } from 'vitest';
import { pdfOf } from '../testing/sample-files.ts';
import type { FileKind } from './file-kind.ts';
import { readDocument } from './read-document.ts';

const read = async (kind: FileKind, content: string | Uint8Array) => {
  const folder = mkdtempSync(join(tmpdir(), 'genie-read-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'file');
  writeFileSync(path, content);
  return readDocument(path, kind);
};

const shown = async (kind: FileKind, content: string | Uint8Array) =>
  new MarkdownIt().render((await read(kind, content)).markdown).trim();

const looksLikeBlocks = [
  '1. Insert the card.',
  '2) Type in the PIN.',
  '2026.',
  '# 12 of the batch',
  '- minus',
  '+ plus',
  '*',
  '> quote',
  '| cell |',
  '---',
  '===',
  '* * *',
  '___',
  ':---|---',
];

test.each(looksLikeBlocks)('text that begins with %j is shown as it stands', async (line) => {
  const html = line.replace('>', '&gt;');
  expect(await shown('text', `${line}\n`)).toBe(`<p>${html}</p>`);
  expect(await shown('text', `Keys | Parts\n  ${line}\n${line}\n`)).toBe(
    `<p>Keys | Parts\n${html}\n${html}</p>`,
  );
});

test('lines of text that are indented as code show no backslash', async () => {
  const steps = '    1. Insert the card.\n    # 2\n';
  const code = '<pre><code>1. Insert the card.\n# 2\n</code></pre>';
  expect(await shown('text', `\n\n${steps}`)).toBe(code);
  expect(await shown('text', `Steps\n\n${steps}`)).toBe(`<p>Steps</p>\n${code}`);
});

test.each(['1. Insert the card.', '2) Type in the PIN.', '+ plus', '# 12'])(
  'a paragraph of a PDF that begins with %j is shown as it stands',
  async (line) => {
    expect(await shown('pdf', pdfOf([line]))).toBe(`<h2>Page 1</h2>\n<p>${line}</p>`);
  },
);

test('the title that a heading gives holds no backslash', async () => {
  expect((await read('html', '<h1>1. Fees [new]</h1><p>None.</p>')).title).toBe('1. Fees [new]');
});
