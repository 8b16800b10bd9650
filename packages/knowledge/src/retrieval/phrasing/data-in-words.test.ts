import { expect, test } from 'vitest';
import type { Lexicon } from '../../memory-index/lexicon.ts';
import { dataInWords } from './data-in-words.ts';

const lexicon = { knows: (word: string) => ['transstatus', 'document', 'amt'].includes(word) } as Lexicon;
const read = (text: string) => dataInWords(text, lexicon).replace(/\s+/g, ' ').trim();

test('members of JSON are read as words, but for names that documents have', () => {
  expect(read('{"avsResult":"Z","transStatus":"C"} - ship?')).toBe('avs result Z ,transStatus C - ship?');
});

test('elements of XML that documents do not have are left out with their attributes, not their values', () => {
  expect(read('<Document a="b"><MsgFctn>AUTQ</MsgFctn><Amt Ccy="EUR">5</Amt>')).toBe(
    '<Document a="b"> AUTQ <Amt Ccy="EUR">5</Amt>',
  );
});

test('other text stays as it is', () => {
  for (const text of ['Is 5 < 6 and a > b?', 'He said "yes": then left', 'x <- y'])
    expect(read(text)).toBe(text);
});
