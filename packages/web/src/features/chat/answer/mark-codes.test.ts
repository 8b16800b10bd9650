import { expect, test } from 'vitest';
import { markCodes } from './mark-codes.ts';

const marked = (html: string): string => {
  const template = document.createElement('template');
  template.innerHTML = html;
  markCodes(template.content);
  return template.innerHTML.replaceAll(' class="code-chip"', '');
};

test.each([
  ['DE 39 = 05', '<code>DE 39</code> = 05'],
  ['DE39, DE 2 and DE 127', '<code>DE39</code>, <code>DE 2</code> and <code>DE 127</code>'],
  ['the 0110 answers the 0100.', 'the <code>0110</code> answers the <code>0100</code>.'],
  ['9F27 says 80, 5F2A 0784', '<code>9F27</code> says 80, <code>5F2A</code> 0784'],
  ['pain.001 and pacs.008.001.08', '<code>pain.001</code> and <code>pacs.008.001.08</code>'],
  ['<strong>DE 55</strong>', '<strong><code>DE 55</code></strong>'],
])('%s is %s', (text, expected) => {
  expect(marked(`<p>${text}</p>`)).toBe(`<p>${expected}</p>`);
});

test.each([
  'ISO 8583:1987, 2003 and 1993',
  'MODE 3, DES 56 and a DEK 1',
  'amount 000000009900',
  'DE 2-128 and DE 105–127',
  'see 9F27A0 and X9F27',
  'painted 001 or pain.01',
])('%s holds no code', (text) => {
  expect(marked(`<p>${text}</p>`)).toBe(`<p>${text}</p>`);
});

test('headings, links and what is code already stay as they are', () => {
  const html =
    '<h3>DE 39</h3><p><a href="https://a.example">DE 39</a> <code>DE 39</code></p><pre>DE 39</pre><table><thead><tr><th>DE 39</th></tr></thead></table>';
  expect(marked(html)).toBe(html);
});
