import { describe, expect, test } from 'vitest';
import { builtInEngine } from '../testing/built-in-engine.ts';

const { found } = builtInEngine();

describe('exact codes', () => {
  test('several values of one tag or element are each found', () => {
    const rowsOf = (question: string) => found(question).passages.map(({ id }) => id);
    expect(rowsOf('9F27 = 80, sometimes 40 or 00')).toEqual(
      expect.arrayContaining(['ref:emv-cid#80', 'ref:emv-cid#40', 'ref:emv-cid#00']),
    );
    expect(rowsOf('DE 39 = 05, also 51')).toEqual(
      expect.arrayContaining(['ref:iso8583-response-codes#05', 'ref:iso8583-response-codes#51']),
    );
  });

  test.each([
    ['DE 39', 'ref:iso8583-data-elements#39'],
    ['field 39', 'ref:iso8583-data-elements#39'],
    ['DE 48', 'ref:iso8583-data-elements#48'],
    ['field 48', 'ref:iso8583-data-elements#48'],
    ['9F27', 'ref:emv-tags#9F27'],
    ['RC 91', 'ref:iso8583-response-codes#91'],
    ['MCC 5411', 'ref:mcc#5411'],
    ['0420', 'ref:mti#0420'],
    ['ECI 07', 'ref:eci-values#07'],
    ['What does DE 39 = 05 mean?', 'ref:iso8583-response-codes#05'],
    ['POS condition code 59', 'ref:pos-condition-codes#59'],
    ['TVR byte 1 bit 8', 'ref:emv-tvr-bits#byte 1 bit 8'],
    ['tag DF8117', 'ref:emv-tags#DF8117'],
    ['DF8104', 'ref:emv-tags#DF8104'],
    ['what is tag DF 81 06', 'ref:emv-tags#DF8106'],
    ['PDS 0158', 'ref:mastercard-pds#0158'],
    ['what is PDS158', 'ref:mastercard-pds#0158'],
    ['private data subelement 158', 'ref:mastercard-pds#0158'],
    ['TC 05', 'ref:visa-transaction-codes#05'],
    ['TCR 5', 'ref:visa-tcr#5'],
    ['MCC 5271', 'ref:mcc#5271'],
    ['AES DUKPT key usage 1000', 'ref:aes-dukpt-key-usages#1000'],
    ['Thales return code 01', 'ref:hsm-payshield-errors#01'],
    ['payShield response code 10 vs 11', 'ref:hsm-payshield-errors#10'],
    ['payShield returned 15', 'ref:hsm-payshield-errors#15'],
    ['The issuer returns 91 when its HSM is down', 'ref:iso8583-response-codes#91'],
    ['What does 91 mean?', 'ref:iso8583-response-codes#91'],
    ['Why do we see 55 only at one merchant?', 'ref:iso8583-response-codes#55'],
    ['reason code 10.4', 'ref:visa-dispute-conditions#10.4'],
    ['MCC 3245', 'ref:mcc#3000-3350'],
    ['AID A0000000031010', 'ref:emv-aids#A0000000031010'],
    ['Which application is A0000000041010?', 'ref:emv-aids#A0000000041010'],
    ['RID A000000003', 'ref:emv-rids#A000000003'],
    ['BIN 222350', 'ref:iin-ranges#2221-2720'],
    ['Which network has BIN 35290012?', 'ref:iin-ranges#3528-3589'],
    ['card number starting with 4571', 'ref:iin-ranges#4'],
  ])('%s finds its row first', (question, id) => {
    expect(found(question).passages[0]?.id).toBe(id);
  });

  test('a look-up belongs to the category of its row', () => {
    expect(found('What does DE 39 = 05 mean?').category).toBe(4);
  });
});

test('several codes of one family each bring their row', () => {
  const ids = found('what do ECI 05 06 07 mean').passages.map(({ id }) => id);
  expect(ids).toEqual(
    expect.arrayContaining(['ref:eci-values#05', 'ref:eci-values#06', 'ref:eci-values#07']),
  );
});

test.each([
  ['Our BASE II file has lines with 05, 06 and 25.', 'ref:visa-transaction-codes#06'],
  ['The log lists these entry modes: 05, 07, 91.', 'ref:pos-entry-modes#91'],
  ['Amounts came in 840, 978 and 784; which currencies?', 'ref:currencies#978'],
  ['Processing codes in the file are either 00, 20 or 28.', 'ref:processing-codes#28'],
])('numbers listed beside what they are codes of bring their rows: %s', (question, row) => {
  expect(found(question).passages.map(({ id }) => id)).toContain(row);
});

test.each([
  ['response code 91 meaning and also 05 and 51', ['91', '05', '51']],
  ['The payment came back with N7 and after that another with 14, what now?', ['14']],
  ['Declined with 51 first, then 05', ['51', '05']],
])('a code named later beside a response code brings its row: %s', (question, codes) => {
  const ids = found(question).passages.map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining(codes.map((code) => `ref:iso8583-response-codes#${code}`)));
});

test('a list of lengths of time is no list of codes', () => {
  const { passages } = found('Why did Visa clearing take 10 and 20 days?');
  const first = passages.slice(0, 3).map(({ id }) => id);
  expect(first.filter((id) => id.startsWith('ref:visa-transaction-codes'))).toEqual([]);
});

test('each abbreviation of a list brings its entry, also one that is only another name of its term', () => {
  const ids = found('What do MII, IIN, PAN and PSN stand for?').passages.map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining(['term:mii', 'term:bin', 'term:pan', 'term:psn']));
});

test('an abbreviation to be spelled out brings its entry in a long question too', () => {
  const question =
    'Mastercard 3DS: what does AAV stand for and in which part of the authorisation request is it sent?';
  expect(found(question).passages.map(({ id }) => id)).toContain('term:aav');
});

test('the bits that are set in a quoted value bring their rows', () => {
  const ids = found('Which bits are set in TVR 0080008000?').passages.map(({ id }) => id);
  expect(ids).toEqual(
    expect.arrayContaining(['ref:emv-tvr-bits#byte 2 bit 8', 'ref:emv-tvr-bits#byte 4 bit 8']),
  );
});

test('a follow-up with a number means a code of the family before', () => {
  const conversation = [{ question: 'What does SLI 212 mean?', answer: '' }];
  expect(found('and 210?', conversation).passages[0]?.id).toBe('ref:sli-values#210');
});

test.each([
  ['What does DE 39 = 05 mean?', 'And 51?', 'ref:iso8583-response-codes#51'],
  ['What does DE 39 = 05 mean?', '91?', 'ref:iso8583-response-codes#91'],
  ['What does DE 22 = 051 mean?', 'and 071?', 'ref:pos-entry-modes#07'],
  ['What is DE 39?', 'and 38?', 'ref:iso8583-data-elements#38'],
])('a number after the value of a field means another value of it: %s %s', (before, question, row) => {
  const { covered, passages } = found(question, [{ question: before, answer: '' }]);
  expect(covered).toBe(true);
  expect(passages[0]?.id).toBe(row);
});

test('a follow-up on a code brings the row of that code', () => {
  const conversation = [{ question: 'What is DE 37?', answer: '' }];
  const { passages } = found('and how long is it?', conversation);
  expect(passages[0]?.id).toBe('ref:iso8583-data-elements#37');
});

test.each(['bitmap 7238448128E18000', 'TVR 8E00008000 what does it say', 'KCV 12E456 does not match'])(
  'hexadecimal digits that look like a number with an exponent refuse nothing: %s',
  (question) => {
    expect(found(question).covered).toBe(true);
  },
);
