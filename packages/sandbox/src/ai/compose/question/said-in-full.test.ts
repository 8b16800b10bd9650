import { expect, test } from 'vitest';
import { saidInFull } from './said-in-full.ts';

test.each([
  ['41 vs 43', 'response code 41 vs 43'],
  ['rc 40 and 39', 'response code 40 and 39'],
  ['what is response 91', 'what is response code 91'],
  ['a pile of 91s, some 05s', 'a pile of response code 91, some response code 05'],
  ['N7 and Z3 declines', 'response codes N7, Z3'],
  ['Renewals come back with MAC 03', 'Renewals come back with merchant advice code 03'],
  ['0800 161', '0800 with network management code 161'],
  ['security level indicator 212', 'SLI 212'],
  ['de 48 tag 92', 'DE 48 subelement 92'],
  ['DE 48 in Mastercard subelement 42 value 212', 'SLI 212'],
  ['DE 48.42 = 211', 'SLI 211'],
  ['SE 84 is 03, retry?', 'merchant advice code 03, retry?'],
  ['A4 and CC commands', 'commands A4 and CC'],
  ['visa code n0 n3 z3', 'visa response codes N0, N3, Z3'],
  ['mastercard 30 vs 57', 'mastercard response codes 30, 57'],
  ['what does n7 mean', 'what does response codes N7 mean'],
  ['tag 61 of mt940', 'line 61 of mt940'],
  ['What does DE 39 = 91 mean and what now?', 'What does response code 91 mean and what now?'],
  ['terminal verification results (tag 95) value 0000008000', 'TVR value 0000008000'],
  ['transStatus values Y N U', 'transStatus Y, N, U'],
  ['parse 9F2701809F360200A1', 'parse tag 9F27 = 80, tag 9F36 = 00A1'],
])('"%s" asks for "%s"', (question, full) => {
  expect(saidInFull(question)).toBe(full);
});

test.each([
  'RC 05 and 51',
  'codes 05 06',
  '9f',
  'e4 b0',
  'a MAC of 16 bytes',
  'TLV 9F2701809F360200A1',
  'DE 61 subelement 42 = 212',
  'DE 48 subelement 42',
  'timeouts of 30s, some 45s',
  'DE 3 = 000000, DE 39 = 05',
  '0110 with DE 39 = 05',
  'TVR byte 4 is 80',
])('"%s" says all by itself', (question) => {
  expect(saidInFull(question)).toBe(question);
});
