import { expect, test } from 'vitest';
import { saidInFull } from './said-in-full.ts';

test.each([
  ['14 vs 15', 'response codes 14 vs 15'],
  ['response 14 vs 15', 'response codes 14 vs 15'],
  ['05 or 51, what is the difference', 'response codes 05 or 51, what is the difference'],
  ['some 91s, many 05s and a 51', 'some response code 91, many response code 05 and a 51'],
  ['visa code n0 n3 z3', 'visa response codes N0, N3, Z3'],
  ['visa 93 vs 57', 'visa response codes 93, 57'],
  ['visa codes 59 n7 and p5', 'visa response codes 59, N7, P5'],
  ['5c', 'response codes 5C'],
  ['Z1 and Q1 responses, what are they?', 'response codes Z1 and Q1, what are they?'],
  ['What is the A0 command?', 'What is the HSM command A0?'],
  ['what do the A4 and CC commands do', 'what do the HSM command A4 and CC do'],
  ['Visa 0800 with 071 or 072', 'Visa 0800 with network management code 071 or 072'],
  ['visa reversal reason 2501 2502', 'visa reversal, message reason code 2501 2502'],
  ['de 48 tag 92 length 03', 'DE 48 subelement 92 length 03'],
  ['tag 61 of mt940', 'line 61 of mt940'],
  ['Mastercard POS entry mode DE 22 SF1: 05, 07', 'Mastercard POS entry modes 05, 07'],
  ['POS EM 07 vs 05', 'POS entry mode 07 vs 05'],
  ['split ;4000001234567899=27122010000012300000?', 'split track 2 data'],
  ['400000••••••7899=2712201 please', 'track 2 data please'],
  ['our PIN block starts with 7B', 'our PIN block has a wrong control field'],
  ['F52 or C52', 'transaction type identifiers F52 or C52'],
  ['which fields are present in 7220000000000000', 'which fields are present in bitmap 7220000000000000'],
  ['F4F5F0F0 in EBCDIC', 'in EBCDIC'],
  ['How much is 50 USD in AED at 3.6725?', 'convert 50 USD into AED at the conversion rate 3.6725?'],
  ['a card starting 3530', 'a card starting with 3530'],
  ['card whose first four digits are 3530', 'card whose starting with 3530'],
  ['prefix 62 of cards', 'BIN 62 of cards'],
  ['the card starts with 3 digits', 'the card starts with 3 digits'],
  ['whose card is 4111 1111 1111 1111', 'whose card is 4111111111111111'],
  ['parse 9F2701809F360200A1', 'parse tag 9F27 = 80, tag 9F36 = 00A1'],
  ['95 05 0080008000 meaning', 'tag 95 = 0080008000 meaning'],
  ['DE 48 in Mastercard subelement 42 value 212', 'SLI 212'],
  ['SE 84 is 03, retry?', 'merchant advice code 03, retry?'],
  ['9F10 = 06010A03A0A000 decode it', 'layout of tag 9F10 of a Visa card, 9F10 = 06010A03A0A000 decode it'],
])('"%s" asks for "%s"', (question, full) => {
  expect(saidInFull(question).trim()).toBe(full);
});

test.each([
  'RC 05, 14 and 54',
  'codes 05 06',
  '9f',
  'e4 b0',
  'how many of 10 and 12 digits',
  'timeouts of some 30s and many 45s',
  '0800 with 301 in field 70',
  'the GENERATE AC command',
  'an HSM answers 10 or 15',
  'IPM 1240 1442 1644 1740?',
  'terminal 70023318 was paid twice',
  'bitmap 7220000000000000',
  'which fields are in the PIN block 041234FEDCBA9876',
])('"%s" says all by itself', (question) => {
  expect(saidInFull(question)).toBe(question);
});
