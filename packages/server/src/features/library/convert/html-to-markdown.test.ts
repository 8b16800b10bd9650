import MarkdownIt from 'markdown-it';
import { expect, test } from 'vitest';
import { htmlToMarkdown } from './html-to-markdown.ts';

const markdown = (html: string) => htmlToMarkdown(html).markdown;
const shown = (html: string) => new MarkdownIt().render(markdown(html)).replaceAll('\n', '');

test('a page that is one form keeps its text, and loses the fields', () => {
  const fields =
    '<input value="a"><select><option>b</option></select><textarea>c</textarea><button>d</button>';
  const form = `<form id="page"><h1>Policy</h1><p>Refund within 30 days.</p>${fields}</form>`;
  expect(markdown(`<body>${form}</body>`)).toBe('# Policy\n\nRefund within 30 days.');
});

test('words of a cell stay apart, and the cell whole', () => {
  const row = (cell: string) => markdown(`<table><tr><td>05</td><td>${cell}</td></tr></table>`);
  const words = (cell: string) => row(cell).split('\n')[0];
  expect(words('Do not<br>honour<br/>twice')).toBe('| 05 | Do not honour twice |');
  expect(words('<p>Do not</p><p>honour</p>')).toBe('| 05 | Do not honour |');
  expect(words('<ul><li>Do not</li><li>honour</li></ul>')).toBe('| 05 | Do not honour |');
  expect(words('<table><tr><td>Do not</td><td>honour</td></tr></table>')).toBe('| 05 | Do not honour |');
  expect(words('Do | not | honour')).toBe('| 05 | Do \\| not \\| honour |');
  expect(words('<a href="/05">Do <b>not</b></a> honour')).toBe('| 05 | Do **not** honour |');
  expect(words('Do not<script>alert(1)</script><select><option>a</option></select> honour')).toBe(
    '| 05 | Do not honour |',
  );
});

test('the words of a link stay as they are, each line by itself', () => {
  expect(shown('<a href="/a"><h2>Fees *new*</h2><p>One<br>two</p></a>')).toBe(
    '<h2>Fees *new*</h2><p>One<br>two</p>',
  );
});

test('a summary and a legend are lines of their own', () => {
  expect(markdown('<details><summary>Fees</summary>None</details>')).toBe('Fees\n\nNone');
  expect(markdown('<fieldset><legend>Fees</legend>None</fieldset>')).toBe('Fees\n\nNone');
});

test('a list counts from where it starts, within another too', () => {
  expect(shown('Then<ol start="5"><li>five</li><li>six</li></ol>')).toBe(
    '<p>Then</p><ol start="5"><li>five</li><li>six</li></ol>',
  );
  expect(shown('<ol><li>one<ol><li>i</li><li>ii</li></ol></li><li>two</li></ol>')).toBe(
    '<ol><li>one<ol><li>i</li><li>ii</li></ol></li><li>two</li></ol>',
  );
  expect(shown('<ol start="10"><li>ten<ol start="3"><li>iii</li></ol></li></ol>')).toBe(
    '<ol start="10"><li><p>ten</p><ol start="3"><li>iii</li></ol></li></ol>',
  );
  expect(markdown('<ol start="-4"><li>one</li></ol><p>x</p><ol start="x"><li>one</li></ol>')).toBe(
    '1. one\n\nx\n\n1. one',
  );
});

test('the title and the body are found whatever their letters and attributes, and the head is left out', () => {
  const page =
    '<HTML><HEAD lang="en"><Title id="t">Keys</Title></HEAD><BODY class="a"><p>Text.</p></BODY></HTML>';
  expect(htmlToMarkdown(page)).toEqual({ title: 'Keys', markdown: 'Text.' });
  expect(htmlToMarkdown('<head><title>Keys</title></head><header>Top</header><p>Text.</p>')).toEqual({
    title: 'Keys',
    markdown: 'Top\n\nText.',
  });
  expect(htmlToMarkdown('<body><p>Text without an end')).toEqual({
    title: undefined,
    markdown: 'Text without an end',
  });
});

test.each(['<title>', '<head>', '<body '])('many %s without an end are looked through once', (tag) => {
  const before = process.cpuUsage();
  // The converter takes no time for what is in no element: only the search is measured.
  htmlToMarkdown(`<!--${tag.repeat(300_000)}-->`);
  expect(process.cpuUsage(before).user / 1_000).toBeLessThan(5_000);
});
