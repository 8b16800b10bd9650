import { expect, test } from 'vitest';
import { readPassage } from '../../passages/passage.ts';
import { AnswerDraft } from '../answer-draft.ts';
import { writeTlv } from './write-tlv.ts';

const tags = readPassage({
  n: 1,
  title: 'EMV data in DE 55',
  section: 'BER-TLV',
  category: 'Switch',
  body: 'DE 55 holds TLV objects.\n\n| Tag | Name |\n|---|---|\n| 9F27 | Cryptogram information data |\n| 9F36 | Application transaction counter |',
});

const written = (question: string, passages = [tags]): string => {
  const draft = new AnswerDraft();
  writeTlv(draft, question, passages);
  return draft.toString();
};

test('the data objects of a question are told apart and named as the passages name them', () => {
  const answer = written('How do I parse this piece of DE 55: 9F2701809F36020012?');
  expect(answer).toContain('| `9F27` | Cryptogram information data [1] | 1 | `80` |');
  expect(answer).toContain('| `9F36` | Application transaction counter [1] | 2 | `0012` |');
});

test('spaces between the bytes do not matter, and a tag that no passage names is said to be unknown', () => {
  const answer = written('decode the tags 9f 36 02 00 1c 9A 03 26 11 21');
  expect(answer).toContain('| `9F36` | Application transaction counter [1] | 2 | `001C` |');
  expect(answer).toContain('| `9A` | Not in the passages | 3 | `261121` |');
});

test('an example of a value beside a tag is not its name', () => {
  const body = '| Tag | Example | Reads |\n|---|---|---|\n| 9F36 | 01 2C | Transaction counter 300 |';
  const examples = readPassage({ n: 2, title: 'Tags', section: 'Examples', category: 'Switch', body });
  expect(written('decode the tags 9F2701809F36020012', [examples, tags])).toContain(
    '| `9F36` | Application transaction counter [1] |',
  );
});

test('digits that are no whole objects are left alone', () => {
  expect(written('tag 9F36 length 9F360200')).toBe('');
  expect(written('EMV card 4761739001010010')).toBe('');
});

test('the bits of a TVR among the objects are told one by one', () => {
  const bits = readPassage({
    n: 3,
    title: 'Terminal verification results (TVR, tag 95) bit by bit',
    section: 'byte 4 bit 8 — Transaction exceeds floor limit',
    category: 'Card fundamentals',
    body: 'TVR byte 4 bit 8 means that the amount is above the floor limit.',
  });
  expect(written('DE 55 9F270180 95 05 0000008000', [tags, bits])).toContain(
    'byte 4, bit 8: Transaction exceeds floor limit [3]',
  );
});
