import { expect, test } from 'vitest';
import { withoutUnfinishedTable } from './unfinished-table.ts';

test('a table is not shown before it is one', () => {
  expect(withoutUnfinishedTable(['<p>a</p>', '<p>| Field | Value |</p>', ''])).toEqual(['<p>a</p>', '', '']);
});

test('other blocks stay, and with them the list they are in', () => {
  for (const blocks of [[], ['<p>a | b</p>'], ['<p>| a |</p>', '<p>b</p>'], ['<table></table>']]) {
    expect(withoutUnfinishedTable(blocks)).toBe(blocks);
  }
});
