import { expect, test } from 'vitest';
import { parseBlocks } from './markdown-blocks.ts';
import { readTable, writeTable } from './markdown-table.ts';

test('paragraphs, headings, lists, tables and code are told apart', () => {
  const blocks = parseBlocks(
    '### Head\nOne. Two\nwraps.\n\n- a\n- b\n\n1. x\n2. y\n\n| A | B |\n|---|---|\n| 1 | 2 |\n\n```json\n{}\n```\n---\n> quoted.',
  );
  expect(blocks).toEqual([
    { kind: 'heading', text: 'Head' },
    { kind: 'paragraph', sentences: ['One.', 'Two wraps.'] },
    { kind: 'list', ordered: false, items: ['a', 'b'], leadIn: null },
    { kind: 'list', ordered: true, items: ['x', 'y'], leadIn: null },
    { kind: 'table', header: ['A', 'B'], rows: [['1', '2']], leadIn: null },
    { kind: 'code', language: 'json', text: '{}', leadIn: null },
    { kind: 'paragraph', sentences: ['quoted.'] },
  ]);
});

test('a sentence that ends in a colon introduces what follows it', () => {
  expect(parseBlocks('First. Check these:\n\n1. a')).toEqual([
    { kind: 'paragraph', sentences: ['First.'] },
    { kind: 'list', ordered: true, items: ['a'], leadIn: 'Check these:' },
  ]);
});

test('an item keeps its wrapped lines and its nested list', () => {
  expect(parseBlocks('- one\n  goes on\n\n  - inner\n- two')).toEqual([
    { kind: 'list', ordered: false, items: ['one goes on\n   - inner', 'two'], leadIn: null },
  ]);
});

test('an item keeps code that stands in it, line by line', () => {
  expect(parseBlocks('1. Run:\n   ```sh\n   a\n\n   b\n   ```\n2. Done.')).toEqual([
    {
      kind: 'list',
      ordered: true,
      items: ['Run:\n   ```sh\n   a\n   \n   b\n   ```', 'Done.'],
      leadIn: null,
    },
  ]);
});

test('comments inside code are code', () => {
  expect(parseBlocks('```xml\n<!-- a -->\n```')).toEqual([
    { kind: 'code', language: 'xml', text: '<!-- a -->', leadIn: null },
  ]);
});

test('a lone bold phrase is a heading, with a remark in brackets too', () => {
  expect(parseBlocks('**05 — Do not honour** (format an 2)\n\nText.')[0]).toEqual({
    kind: 'heading',
    text: '05 — Do not honour',
  });
  expect(parseBlocks('**DE 55 — Chip data** (format b ..255 (reserved in 1987))')[0]).toMatchObject({
    kind: 'heading',
  });
  expect(parseBlocks('**A** (one) and more (two)')[0]).toMatchObject({ kind: 'paragraph' });
  expect(parseBlocks('**Term**: what it means.')[0]).toMatchObject({ kind: 'paragraph' });
});

test('a fence that never closes ends with the passage', () => {
  expect(parseBlocks('```\na\nb')).toEqual([{ kind: 'code', language: '', text: 'a\nb', leadIn: null }]);
});

test('escaped bars stay inside their cell and rows get the width of the header', () => {
  const table = readTable(['| A | B |', '|---|---|', '| x \\| y | z | more |', '| only |']);
  expect(table).toEqual({
    header: ['A', 'B'],
    rows: [
      ['x \\| y', 'z'],
      ['only', ''],
    ],
  });
  expect(writeTable(table.header, table.rows)).toBe('| A | B |\n| --- | --- |\n| x \\| y | z |\n| only |  |');
});

test('bars and line breaks put into a cell cannot break the table', () => {
  expect(writeTable(['A'], [['one | two\nthree']])).toBe('| A |\n| --- |\n| one \\| two three |');
});

test('HTML and comments are left out, code spans are not touched', () => {
  expect(parseBlocks('A <b>bold</b> word<!-- no -->, and `<b>` in code.')).toEqual([
    { kind: 'paragraph', sentences: ['A bold word, and `<b>` in code.'] },
  ]);
});
