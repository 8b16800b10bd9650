import { expect, test } from 'vitest';
import type { Lexicon } from '../../memory-index/lexicon.ts';
import { codesInValues } from './codes-in-values.ts';

const ranges = new Set(['iin4', 'iin60', 'iin6011']);
const lexicon = { frequency: (code: string) => (ranges.has(code) ? 1 : 0) } as unknown as Lexicon;
const codes = (text: string) => codesInValues(text, lexicon).map(({ surface }) => surface);

test('an additional amount in DE 54 holds account type, amount type and currency', () => {
  expect(codes('DE 54 1002978D000000005000')).toEqual(['acct10', 'amtt02', 'cur978']);
  expect(codes('DE 48 1002978D000000005000')).toEqual([]);
});

test('a processing code names the account paid from and the one paid to, where they are named', () => {
  expect(codes('F3 = 012000 in a 0200')).toEqual(['acct20']);
  expect(codes('DE 3 401020')).toEqual(['acct10', 'acct20']);
  expect(codes('processing code 000000')).toEqual([]);
  expect(codes('DE 4 = 000000012000')).toEqual([]);
});

test('a card number is in the narrowest range that its first digits are in, where its network is asked for', () => {
  expect(codes('which network is 6011000990139424')).toEqual(['iin6011']);
  expect(codes('601100******9424, what network is it?')).toEqual(['iin6011']);
  expect(codes('which scheme is 4111 1111 1111 1111')).toEqual(['iin4']);
  expect(codes('is 6011000990139424 valid')).toEqual([]);
});

test('each bit that is set in a quoted value has its code', () => {
  expect(codes('TVR 0080008000')).toEqual(['tvr2.8', 'tvr4.8']);
});
