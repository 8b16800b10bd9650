import { expect, test } from 'vitest';
import { builtInEngine } from '../../testing/built-in-engine.ts';
import { joinedFragment } from './fragments.ts';

const { foundAnew } = builtInEngine();
const openingAfter = (first: string, message: string) =>
  foundAnew(message, [{ question: first, answer: '' }]).passages.flatMap(({ answer }) => answer ?? [])[0];

test('a thing that is only named goes on from the question before', () => {
  expect(joinedFragment('AES?', 'How is a TDES check value made?')).toBe(
    'How is a TDES check value made? AES?',
  );
  expect(joinedFragment('and the AES one', 'How is a TDES check value made?')).toBeDefined();
  expect(joinedFragment('what is AES', 'How is a TDES check value made?')).toBeUndefined();
  expect(joinedFragment('one long message that names very much', 'What is a seal?')).toBeUndefined();
});

test.each([
  ['How is the KCV of a TDES key computed?', 'AES?', /CMAC/],
  ['Which payShield host command translates a PIN block from TPK to ZPK?', 'ZPK to ZPK?', /\bCC\b/],
  ['What is a chargeback?', 'DUKPT?', /unique key per transaction/],
])('after "%s" is "%s" told by what is meant', (first, message, told) => {
  expect(openingAfter(first, message)).toMatch(told);
});
