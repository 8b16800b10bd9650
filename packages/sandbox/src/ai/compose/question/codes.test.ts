import { expect, test } from 'vitest';
import { announces, mentionsCode } from './code-mentions.ts';
import { findCodes } from './codes.ts';

const labels = (question: string) => findCodes(question).map(({ label }) => label);

test('codes are found however they are written', () => {
  for (const [question, ...expected] of [
    ['What does DE 39 = 05 mean?', 'DE 39', 'response code 05'],
    ['DE39=51', 'DE 39', 'response code 51'],
    ['field 39 came back as 51', 'DE 39', 'response code 51'],
    ['why 96 in DE39', 'response code 96', 'DE 39'],
    ['RC 91', 'response code 91'],
    ['Thales return code 15', 'HSM error 15'],
    ['payShield response code 10', 'HSM error 10'],
    ['return code 15 of the host', 'response code 15'],
    ['response codes 51, 61 and 65', 'response code 51', 'response code 61', 'response code 65'],
    ['declined with 05 at the pump', 'response code 05'],
    ['a fee of 150 on a card with 10,000 limit'],
    ['what does response code ZZ mean', 'response code ZZ'],
    ['0400 vs 0420', 'MTI 0400', 'MTI 0420'],
    ['an x800 message', 'MTI 0800'],
    ['what is 9F27 and tag 95', 'tag 9F27', 'tag 95'],
    ['9f 26', 'tag 9F26'],
    ['it starts with 5F2A02 and DF8117', 'tag DF8117'],
    ['DE 22 = 051', 'DE 22', 'DE 22 = 051'],
    ['processing code 200000', 'processing code 200000'],
    ['MCC 5411', 'MCC 5411'],
    ['ECI 05, 06 and 07', 'ECI 05', 'ECI 06', 'ECI 07'],
    ['TC 05 and TC 06', 'TC 05', 'TC 06'],
    ['DE 48 subelement 42', 'DE 48', 'subelement 42'],
    ['map pacs.008', 'pacs.008'],
    ['VERIFY with P1 00 and P2 80, and P-2 of ISO 8583', 'DE 2'],
    ['what P-39 and S-90 carry, and P0 and S0 in a key block', 'DE 39', 'DE 90'],
    ['what is in field 44.1', 'DE 44', 'field 44.1'],
    ['DE 22 SF1 of an 0100', 'DE 22', 'MTI 0100'],
    ['field 22 value 0510 vs 0710', 'DE 22', 'DE 22 = 0510', 'DE 22 = 0710'],
    ['C07 versus F07'],
    ['commands A4 and CC', 'command A4', 'command CC'],
    [
      '0800 with network management code 071 or 072',
      'MTI 0800',
      'network management code 071',
      'network management code 072',
    ],
    ['the PIN block starts with 9C'],
    ['a 0400 with DE 4 100.00 and DE 95 60.00', 'MTI 0400', 'DE 4', 'DE 95'],
    ['personalisation with a P3 file'],
  ] as [string, ...string[]][]) {
    expect(labels(question), question).toEqual(expected);
  }
});

test('numbers of things and years are no codes', () => {
  for (const question of [
    'paid with 12 cards',
    'settled within 3 days',
    'the rules of 2025',
    'a 30 second timeout',
    'How does it work?',
  ]) {
    expect(labels(question), question).toEqual([]);
  }
});

test('a text names a code only where it stands for itself', () => {
  const code = (question: string) => findCodes(question).at(-1) ?? { kind: 'other', value: '', label: '' };
  const rc05 = code('RC 05');
  expect(mentionsCode('| 05 | Do not honour |', rc05, 'Response codes')).toBe(true);
  expect(mentionsCode('Codes 04, 05 and 07 capture.', rc05)).toBe(true);
  expect(mentionsCode('It takes 05 seconds, code or not.', rc05)).toBe(false);
  expect(mentionsCode('DE 05 is a code', rc05)).toBe(false);
  expect(mentionsCode('Code 1052.05', rc05)).toBe(false);

  const de45 = code('DE 45');
  expect(mentionsCode('fields 35, 45 and 55', de45)).toBe(true);
  expect(mentionsCode('DE 40 to 48', de45)).toBe(true);
  expect(mentionsCode('45 bytes', de45)).toBe(false);
  expect(mentionsCode('DE 145', de45)).toBe(false);
});

test('a title announces values of its own kind only', () => {
  const [rc] = findCodes('RC 05');
  const [pem] = findCodes('POS entry mode 05');
  if (!rc || !pem) throw new Error('no code');
  expect(announces('ISO 8583 response codes (DE 39)', rc)).toBe(true);
  expect(announces('POS condition codes (DE 25)', rc)).toBe(false);
  expect(announces('Authorisation response codes (ARC, tag 8A)', rc)).toBe(false);
  expect(announces('POS entry modes (DE 22, digits 1-2)', pem)).toBe(true);
  expect(announces('Currency codes (ISO 4217)', pem)).toBe(false);
});

test('a long value is also looked up by the part that tables list', () => {
  const value = findCodes('DE 22 = 051').at(-1);
  if (!value) throw new Error('no code');
  expect(mentionsCode('**POS entry mode 05 — Chip**', value)).toBe(true);
  expect(mentionsCode('**POS entry mode 07 — Contactless**', value)).toBe(false);
});

test('a list of message types names each of them', () => {
  const codes = findCodes('IPM message types 1240 1442, 1644 and 1740');
  expect(codes.map(({ label }) => label)).toEqual(['MTI 1240', 'MTI 1442', 'MTI 1644', 'MTI 1740']);
});

test('a log line that gives only the number of DE 39 names the response code', () => {
  expect(findCodes('our switch got 0810 with 39=96').map(({ label }) => label)).toContain('response code 96');
});

test('money that somebody got is no response code', () => {
  expect(findCodes('The customer got 30 instead of 50 euro')).toEqual([]);
  expect(findCodes('150 EUR were reserved for a 42,17 EUR fuelling')).toEqual([]);
  expect(findCodes('She got 20 dollars')).toEqual([]);
  expect(findCodes('We got 51 instead of 00').map(({ label }) => label)).toContain('response code 51');
});
