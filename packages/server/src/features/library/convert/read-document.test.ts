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

test('card data are masked in whatever a file says of itself, and two numbers in one paragraph keep their stars', async () => {
  const source = [
    '---',
    'title: Test card 4111 1111 1111 1111',
    'aliases: [Card 5555555555554444]',
    'references: [{title: Sheet, clause: 4000056655665556}]',
    '---',
    'Use 4111 1111 1111 1111 with CVV 123, or 5555 5555 5555 4444 where the PIN is 4821.',
    '',
    '    pan=4012888888881881',
    '',
    'Type `4012888888881881`.',
  ].join('\n');
  const { title, head, markdown, masked } = await read('markdown', source);
  expect([title, head]).toEqual([
    'Test card 411111******1111',
    {
      aliases: ['Card 555555******4444'],
      references: [{ title: 'Sheet', clause: '400005******5556' }],
    },
  ]);
  expect(new MarkdownIt().render(markdown)).toBe(
    [
      '<p>Use 411111******1111 with CVV [removed], or 555555******4444 where the PIN is [removed].</p>',
      '<pre><code>pan=401288******1881\n</code></pre>',
      '<p>Type <code>401288******1881</code>.</p>\n',
    ].join('\n'),
  );
  expect(masked).toEqual({ cardNumbers: 7, verificationValues: 1, pins: 1, tracks: 0 });
});

test.each([
  ['Terminal policy 2026\n\nA terminal is rented.', 'Terminal policy 2026'],
  ['\n# Terminal policy\n\nA terminal is rented.', 'Terminal policy'],
  ['Terminal policy\n===============\nA terminal is rented.', 'Terminal policy'],
  ['A terminal is rented for 40 AED.\n\nIt settles each evening.', 'file'],
  ['A terminal is rented\nfor 40 AED.', 'file'],
  ['- keys\n\n- parts', 'file'],
  [`${'Terminal policy '.repeat(9)}\n\nText.`, 'file'],
])('a text is called by its first line where that is a title: %j', async (text, title) => {
  expect((await read('text', text)).title).toBe(title);
});

test.each([
  [['Terminal policy', 'A terminal is rented.'], 'p.html', 'Terminal policy'],
  [['Terminal policy', 'A terminal is rented.'], 'Microsoft Word - policy.docx', 'Terminal policy'],
  [['Terminal policy', 'A terminal is rented.'], 'Rules of terminals', 'Rules of terminals'],
  [['A terminal is rented by', 'the month.'], 'p.html', 'file'],
])('a PDF of %j whose metadata say %j is called %j', async (lines, inMetadata, title) => {
  const pdf = pdfOf(lines, `/Info << /Title (${inMetadata}) >>`);
  expect((await read('pdf', pdf)).title).toBe(title);
});
