import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { categories } from '../categories.ts';
import { builtInContentFolder, readContentFiles } from './content-files.ts';
import { loadContent } from './load-content.ts';

const article = (head = '', body = 'Lead.\n\n## First\nText.') => `---
title: A title
category: visa
summary: A summary.
questions: [What is it?]
reviewed: 2026-01-31
${head}---
${body}
`;
const table = (rows: string) => `id: some-codes
title: Some codes
category: visa
kind: response-code
intro: What they are.
source: A standard
rows:
${rows}`;

const load = (path: string, text: string) => loadContent([{ path, text }]);

describe('an article', () => {
  test('becomes a passage a section, with the lead as Overview', () => {
    const { documents, passages } = load('corpus/visa/a-title.md', article());
    expect(documents).toMatchObject([
      { id: 'visa/a-title', category: 6, kind: 'document', reviewed: '2026-01-31' },
    ]);
    expect(passages.map(({ id, section, markdown }) => [id, section, markdown])).toEqual([
      ['doc:visa/a-title#1', 'Overview', 'Lead.'],
      ['doc:visa/a-title#2', 'First', 'Text.'],
    ]);
  });

  test('is not cut at a heading inside a fence, nor inside a table', () => {
    const fence = '```text\n## not a heading\n```';
    const rows = Array.from({ length: 200 }, (_, index) => `| ${index} | some words in a row |`).join('\n');
    const { passages } = load(
      'corpus/visa/a-title.md',
      article('', `## One\n${fence}\n\nWords.\n\n| a | b |\n|---|---|\n${rows}\n\nEnd.`),
    );
    expect(passages.map((passage) => passage.section)).toEqual(['One', 'One', 'One']);
    expect(passages[0]?.markdown).toBe(`${fence}\n\nWords.`);
    expect(passages[1]?.markdown.split('\n')).toHaveLength(202);
  });

  test('has excerpts of plain text, 280 characters at most', () => {
    const long = 'A **bold** claim with `code` and [a link](https://example.com). '.repeat(20);
    const { passages } = load('corpus/visa/a-title.md', article('', long));
    const excerpt = passages[0]?.excerpt ?? '';
    expect(excerpt).toMatch(/^A bold claim with code and a link\. /);
    expect(excerpt.length).toBeLessThanOrEqual(280);
    expect(excerpt.endsWith('…')).toBe(true);
  });

  test.each([
    ['without front matter', 'corpus/visa/x.md', 'Text only.', /^corpus\/visa\/x\.md: has no front matter/],
    ['in a folder that is no category', 'corpus/other/x.md', article(), /x\.md: stands in the folder other/],
    [
      'in another folder than its category',
      'corpus/mastercard/x.md',
      article(),
      /x\.md: category visa is not its folder/,
    ],
    [
      'with a wrong date',
      'corpus/visa/x.md',
      article().replace('2026-01-31', '31 January'),
      /x\.md: reviewed: is not a date/,
    ],
    [
      'with broken YAML',
      'corpus/visa/x.md',
      article('references: [unclosed\n'),
      /x\.md: is not YAML: .*line/s,
    ],
    ['without text', 'corpus/visa/x.md', article('', ''), /x\.md: has no text/],
    [
      'with a script as reference',
      'corpus/visa/x.md',
      article('references: [{title: t, url: "javascript:alert(1)"}]\n'),
      /x\.md: references\.0\.url/,
    ],
  ])('%s is refused by name', (_, path, text, reason) => {
    expect(() => load(path, text)).toThrow(reason);
  });
});

describe('a reference table', () => {
  test('becomes a passage a row, found by its exact code', () => {
    const { documents, passages } = load(
      'reference/some-codes.yaml',
      table(
        '  - {key: "05", name: Do not honour, meaning: Refused., aliases: [generic decline], unknown: 1}\n',
      ),
    );
    expect(documents[0]?.markdown).toContain('| 05 | Do not honour |');
    expect(passages).toMatchObject([
      {
        id: 'ref:some-codes#05',
        section: '05 — Do not honour',
        codes: ['rc05'],
        category: 6,
        excerpt: 'Refused.',
      },
    ]);
    expect(passages[0]?.markdown).toBe(
      '**Response code 05 — Do not honour**\n\nRefused.\n\n- Also called: generic decline\n- Source: A standard',
    );
  });

  test('a row of a range is found by each code within', () => {
    const { passages } = load(
      'reference/some-codes.yaml',
      table('  - {key: "3000-3350", name: Airlines, meaning: Carriers.}\n').replace('response-code', 'mcc'),
    );
    expect(passages[0]?.codes).toHaveLength(351);
    expect(passages[0]?.codes).toEqual(expect.arrayContaining(['mcc3000', 'mcc3245', 'mcc3350']));
  });

  test.each([
    [
      'a row without a meaning',
      table('  - {key: "05", name: a, meaning: b}\n  - {key: "06", name: c}\n'),
      /some-codes\.yaml: row 2 \(06\) meaning/,
    ],
    [
      'a key twice',
      table('  - {key: "05", name: a, meaning: b}\n  - {key: "05", name: c, meaning: d}\n'),
      /row 2 \(05\) repeats a key/,
    ],
    [
      'an unknown category',
      table('  - {key: "05", name: a, meaning: b, category: other}\n'),
      /row 1 \(05\) category/,
    ],
  ])('%s is refused by file and row', (_, text, reason) => {
    expect(() => load('reference/some-codes.yaml', text)).toThrow(reason);
  });
});

describe('the glossary', () => {
  const terms = (...lines: string[]) =>
    `terms:\n${lines.map((line) => `  - {${line}, definition: d, category: visa}\n`).join('')}`;

  test('is made of all its files; a term that several have is taken from the first, another meaning stays', () => {
    const { documents, passages } = loadContent([
      {
        path: 'glossary/a.yaml',
        text: terms('term: MAC, expansion: message authentication code', 'term: ARN'),
      },
      { path: 'glossary/b.yaml', text: terms('term: MAC, expansion: merchant advice code', 'term: arn') },
    ]);
    expect(documents.map(({ id }) => id)).toEqual(['glossary']);
    expect(passages.map(({ id }) => id)).toEqual(['term:mac', 'term:mac-merchant-advice-code', 'term:arn']);
  });

  test('is refused by file when one has a term twice', () => {
    expect(() => load('glossary/a.yaml', terms('term: ARN', 'term: ARN'))).toThrow(
      'glossary/a.yaml: the term "ARN" stands there twice',
    );
  });
});

test('two files with one id are refused', () => {
  const text = table('  - {key: "05", name: a, meaning: b}\n');
  const files = ['reference/one.yaml', 'reference/two.yaml'].map((path) => ({ path, text }));
  expect(() => loadContent(files)).toThrow(
    'reference/two.yaml: repeats the id some-codes of reference/one.yaml',
  );
});

describe('the built-in content', () => {
  const files = readContentFiles(builtInContentFolder);
  const content = loadContent(files);

  test('has 24 documents or more in every category, and is as large as the README says', () => {
    const articles = content.documents.filter((document) => document.kind === 'document');
    const ofCategories = categories.map(
      ({ id }) => articles.filter(({ category }) => category === id).length,
    );
    expect(Math.min(...ofCategories)).toBeGreaterThanOrEqual(24);
    const rows = content.passages.filter(({ kind }) => kind === 'reference').length;
    const tables = content.documents.filter(({ kind }) => kind === 'reference').length;
    const shown = (count: number) => count.toLocaleString('en-US');
    expect(readFileSync(join(builtInContentFolder, 'README.md'), 'utf8').replaceAll('\n', ' ')).toContain(
      `${shown(articles.length)} documents, ${Math.min(...ofCategories)} to ${Math.max(...ofCategories)} in each of the ${categories.length} categories; ${tables} tables with ${shown(rows)} rows; ${shown(content.terms.length)} terms`,
    );
  });

  test('says of every row its format, where it is used and its source', () => {
    const rows = content.passages.filter(({ kind }) => kind === 'reference');
    const parts = [/\(format .+\)/, /^- Where used: ./m, /^- Source: ./m];
    expect(
      rows.filter(({ markdown }) => !parts.every((part) => part.test(markdown))).map(({ id }) => id),
    ).toEqual([]);
  });

  test('has a different id for every passage, and an excerpt', () => {
    expect(new Set(content.passages.map((passage) => passage.id)).size).toBe(content.passages.length);
    for (const { id, excerpt } of content.passages) {
      expect(excerpt.length, id).toBeGreaterThan(0);
      expect(excerpt.length, id).toBeLessThanOrEqual(280);
    }
  });
});
