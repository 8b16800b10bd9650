import { expect, test } from 'vitest';
import { findCodes } from './find-codes.ts';
import { markCodes } from './mark-codes.ts';

const marked = (html: string): string => {
  const template = document.createElement('template');
  template.innerHTML = html;
  markCodes(template.content);
  return template.innerHTML.replaceAll(' class="code-chip"', '');
};

test.each([
  ['DE 39 = 05', '<code>DE 39</code> = <code>05</code>'],
  ['DE 48.42, then 5', '<code>DE 48.42</code>, then 5'],
  ['a TC 05 with field 62.2', 'a <code>TC 05</code> with field <code>62.2</code>'],
  ['Response code 05 after 12 s', 'Response code <code>05</code> after 12 s'],
  [
    'response codes 05, 1A and N7, 3 times',
    'response codes <code>05</code>, <code>1A</code> and <code>N7</code>, 3 times',
  ],
  ['reason code 10.4 or 4853', 'reason code <code>10.4</code> or <code>4853</code>'],
  [
    'The response codes seen most often: 00 approved, 05 do not honour, 51 insufficient funds',
    'The response codes seen most often: <code>00</code> approved, <code>05</code> do not honour, <code>51</code> insufficient funds',
  ],
  [
    'DE 39 (Response code) gives the outcome: 00 approved, 05 do not honour, and so on',
    '<code>DE 39</code> (Response code) gives the outcome: <code>00</code> approved, <code>05</code> do not honour, and so on',
  ],
  ['the bitmap 7234054128C28805', 'the bitmap <code>7234054128C28805</code>'],
  ['9F 26 08 A1 B2 C3 D4 E5', '<code>9F 26 08 A1 B2 C3 D4 E5</code>'],
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
  'codes 05 and 51 of 12 merchants, 62.2 % of all',
  'the response code is sent in 24 hours, TCP 05',
  'response codes 05-51',
  '05 51 54 61 91',
])('%s holds no code', (text) => {
  expect(marked(`<p>${text}</p>`)).toBe(`<p>${text}</p>`);
});

test('headings, links and what is code already stay as they are', () => {
  const html =
    '<h3>DE 39</h3><p><a href="https://a.example">DE 39</a> <code>DE 39</code></p><pre>DE 39</pre><table><thead><tr><th>DE 39</th></tr></thead></table>';
  expect(marked(html)).toBe(html);
});

test.each(['Response code', 'Code', 'DE 39'])(
  'the column %s is set as code, its other cells and other columns as they are',
  (head) => {
    const table = (code: string, empty: string, digits: string) =>
      `<table><thead><tr><th>${head}</th><th>Days</th></tr></thead><tbody><tr><td>${code}</td><td>14</td></tr><tr><td>${empty}</td><td>05</td></tr><tr><td>${digits}</td><td>2</td></tr></tbody></table>`;
    expect(marked(table('05', 'none of 14', '54 or 1A <a>1</a>'))).toBe(
      table('<code>05</code>', 'none of 14', '<code>54</code> or <code>1A</code> <a>1</a>'),
    );
  },
);

test('four bits in a column of bits are no message type', () => {
  const html =
    '<table><thead><tr><th>Hex digit</th><th>Bits</th></tr></thead><tbody><tr><td>4</td><td>0100</td></tr></tbody></table>';
  expect(marked(html)).toBe(html);
});

test('long texts are read in a time that grows with their length', () => {
  const texts = [
    'A',
    'AB ',
    '05 51, ',
    'response codes a ',
    'response codes 05, ',
    'response codes a: 05 a, ',
  ];
  for (const text of texts) expect(findCodes(`${text.repeat(50_000)}g`)).toBeDefined();
});
