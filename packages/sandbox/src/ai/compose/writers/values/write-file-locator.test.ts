import { expect, test } from 'vitest';
import { ask, type TestPassage } from '../../../../testing/prompt.ts';

const locator: TestPassage = {
  title: 'EMV data preparation',
  body: 'The AFL (tag 94) has four bytes for each group of records: SFI, first record, last record, and records in offline data authentication.',
};

test('each entry of an AFL is read into its READ RECORD commands', () => {
  const answer = ask([locator], 'AFL 08 01 01 00 10 01 03 01 18 01 02 00: how many READ RECORD commands?');
  expect(answer).toContain('has 3 entries and asks for 6 READ RECORD commands');
  expect(answer).toContain('| 1 | 1 | `01` | `0C` | None |');
  expect(answer).toContain('| 2 | 1 to 3 | `01`, `02`, `03` | `14` | Record 1 |');
  expect(answer).toContain('| 3 | 1 to 2 | `01`, `02` | `1C` | None |');
});

test('the tag and the length in front are no part of it', () => {
  expect(ask([locator], 'tag 94 04 08010200, which records?')).toContain('has 1 entry and asks for 2 READ');
});

test.each([
  ['the last record stands before the first', '08 03 01 00'],
  ['more records are signed than there are', '08 01 02 03'],
  ['the lowest bits of the file are set', '09 01 02 00'],
  ['there is no file 0', '00 01 02 00'],
])('it is none where %s', (_, digits) => {
  expect(ask([locator], `Is ${digits} a valid AFL?`)).not.toContain('READ RECORD command');
});
