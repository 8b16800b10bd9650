import fc from 'fast-check';
import { stemmer } from 'stemmer';
import { describe, expect, test } from 'vitest';
import { analyse } from './analyse.ts';

const tokens = (text: string) => analyse(text).map((token) => token.text);
const codes = (text: string) => analyse(text).flatMap((token) => (token.kind === 'code' ? [token.text] : []));

describe('codes have one exact token however they are written', () => {
  test.each<[text: string, ...expected: string[]]>([
    ['DE39', 'de39'],
    ['DE 39', 'de39'],
    ['DE-39', 'de39'],
    ['de 039', 'de39'],
    ['F39', 'de39'],
    ['a message that begins with F238'],
    ['C07 versus F07'],
    ['| C52 | Own account | F52 |'],
    ['DE 22 values 051, 071 and 901', 'de22', 'pem05', 'pem07', 'pem90'],
    ['DE 39 = 05, 51 or 91', 'de39', 'rc05', 'rc51', 'rc91'],
    ['tag 63 of an EMV QR code'],
    ['CVM 42 and 5E', 'cvm02', 'cvm1e'],
    ['field 39', 'de39'],
    ['Field #39', 'de39'],
    ['bit 39', 'de39'],
    ['data element 39', 'de39'],
    ['data elements 3, 4 and 11', 'de3', 'de4', 'de11'],
    ['fields 55/52', 'de55', 'de52'],
    ['DE 52 53 55 64', 'de52', 'de53', 'de55', 'de64'],
    ['payShield KQ command', 'hsmcmdkq'],
    ['our HSM answers with return code 15', 'hsmerr15'],
    ['return codes 10 and 11 of a payShield', 'hsmerr10', 'hsmerr11'],
    ['the HSM is down and the switch answers with response code 91', 'rc91'],
    ['D0112P0TE00N0000', 'kbvd', 'kup0', 'kbat', 'kbme', 'kben'],
    ['5F2A 0840', 'tag5f2a', 'cur840'],
    ['9F1A=0826', 'tag9f1a', 'cty826'],
    ['DE 199', 'de199'],
    ['DE 39 = 05', 'de39', 'rc05'],
    ['DE39=05', 'de39', 'rc05'],
    ['field 39 is 05', 'de39', 'rc05'],
    ['DE 39 came back as N7', 'de39', 'rcn7'],
    ['05 in DE 39', 'rc05', 'de39'],
    ['DE 39 and 38', 'de39', 'de38'],
    ['BIN 411111', 'iin411111'],
    ['a pacs.008', 'pacs.008'],
    ['RC 91', 'rc91'],
    ['rc91', 'rc91'],
    ['response code 91', 'rc91'],
    ['response codes 51, 61 and 65', 'rc51', 'rc61', 'rc65'],
    ['response code ZZ', 'rczz'],
    ['the response code is wrong'],
    ['action code 116', 'rc116'],
    ['code 05', 'rc05'],
    ['declined with 51', 'rc51'],
    ['currency code 784', 'cur784'],
    ['MTI 0420', 'mti0420'],
    ['0420', 'mti0420'],
    ['x420', 'mti0420'],
    ['a 420 reversal', 'mti0420'],
    ['0100/0110', 'mti0100', 'mti0110'],
    ['in 1987 and 2003'],
    ['9F27', 'tag9f27'],
    ['9f 27', 'tag9f27'],
    ['it starts with 5F2A02'],
    ['the check value is 5F1C2A'],
    ['has 0829 in the expiry field'],
    ['the expiry date of the 0230 response', 'mti0230'],
    ['tag 82', 'tag82'],
    ['tags 9F26 and 95', 'tag9f26', 'tag95'],
    ['tag 0x9F02', 'tag9f02'],
    ['processing code 200000', 'pc20'],
    ['DE 3 = 31', 'de3', 'pc31'],
    ['POS entry mode 051', 'pem05'],
    ['entry mode 7', 'pem07'],
    ['DE 22 = 812', 'de22', 'pem81'],
    ['POS condition code 59', 'pcc59'],
    ['network management code 301', 'nmc301'],
    ['DE 70 001', 'de70', 'nmc001'],
    ['MCC 5411', 'mcc5411'],
    ['merchant category code 0742', 'mcc0742'],
    ['ECI 5', 'eci05'],
    ['ECI=07', 'eci07'],
    ['TC 05, 06 and 07', 'tc05', 'tc06', 'tc07'],
    ['TCR 0', 'tcr0'],
    ['PDS 0158', 'pds0158'],
    ['PDS158', 'pds0158'],
    ['private data subelement 158', 'pds0158'],
    ['tag DF8117', 'tagdf8117'],
    ['DF8117', 'tagdf8117'],
    ['AES DUKPT key usage 1000', 'adu1000'],
    ['DUKPT algorithm 0002', 'ada0002'],
    ['key usage P0', 'kup0'],
    ['DE 48.42', 'de48', 'de48.42'],
    ['DE 48 subelement 42', 'de48', 'de48.42'],
    ['field 62.2', 'de62', 'de62.2'],
    ['DE 48 subelement 84 = 03', 'de48', 'de48.84', 'mac03'],
    ['field 44.10 = N', 'de44', 'de44.10', 'cvvrn'],
    ['DE 48.42 is 212', 'de48', 'de48.42', 'sli212'],
    ['TVR byte 1 bit 8', 'tvr1.8'],
    ['byte 2 bit 3 of the TVR', 'tvr2.3'],
    ['bit 8 of byte 3'],
    ['ISO format 0', 'format0'],
    ['ISO-4', 'format4'],
    ['CVV2 result code N', 'cvvr' + 'n'],
    ['CVV2 I entered'],
  ])('%s', (text, ...expected) => {
    expect(codes(text)).toEqual(expected);
  });
});

describe('one word has one token', () => {
  test.each([
    ['authorisation', 'authorization', 'auth', 'authorise'],
    ['e-commerce', 'ecommerce', 'e commerce', 'E‑Commerce'],
    ['chargeback', 'charge back', 'charge-back', 'chargebacks'],
    ['pre-authorisation', 'preauthorization', 'pre auth', 'preauth'],
    ['3-D Secure', '3D Secure', '3DS', '3ds'],
    ['cancelled', 'canceled'],
    ['honour', 'honor'],
    ['settlement', 'settle', 'settled'],
    ['reconciliation', 'reconcile', 'recon'],
    ['time-out', 'timeout', 'time out', 'timed out'],
    ['PANs', 'pan', "PAN's", 'p\u200ban', 'ＰＡＮ'],
    ['stand-in', 'standin', 'stand in'],
  ])('%s = %s', (first, ...others) => {
    for (const other of others) expect(tokens(other), other).toEqual(tokens(first));
  });

  test('what differs in meaning has different tokens', () => {
    for (const [one, other] of [
      ['presentment', 'present'],
      ['3DS', '3DES'],
      ['T+1', 'T1'],
      ['10.4', '104'],
      ['DE 3', 'DE 30'],
    ]) {
      expect(tokens(one ?? '')).not.toEqual(tokens(other ?? ''));
    }
  });
});

test('numbers, settlement days and message names stay whole', () => {
  expect(tokens('condition 10.4')).toContain('10.4');
  expect(tokens('T+1')).toEqual(['t+1']);
  expect(tokens('caaa.001')).toContain('caaa.001');
  expect(tokens('TR-31')).toContain('tr31');
  expect(tokens('0x80')).toEqual(['80']);
});

test('short words meet their plurals', () => {
  for (const word of ['key', 'day', 'pay']) expect(tokens(`${word}s`)).toEqual(tokens(word));
});

test('stop words leave no token', () => {
  expect(tokens('What is the and of it?')).toEqual([]);
});

test('words that every object of the language has are words like others', () => {
  const names = Object.getOwnPropertyNames(Object.prototype).map((name) => name.toLowerCase());
  for (const { text } of analyse(`${names.join(' ')} constructor`)) expect(text).toBeTypeOf('string');
  expect(tokens('constructor')).toEqual([stemmer('constructor')]);
});

test('no token holds a separator of the index, whatever the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), (one, other) => {
      for (const token of analyse(`${one} DE 39 ${other}`)) expect(token.text).toMatch(/^[\p{L}\p{N}.+]+$/u);
    }),
  );
});

test('a text of 100,000 characters takes little time', () => {
  for (const part of ['de 39 and ', 'data element ', '9f 27 ', 'byte 1 bit 8 ', "a'b'c'd", '1.1.1.1.']) {
    const before = process.cpuUsage();
    analyse(part.repeat(100_000 / part.length));
    expect(process.cpuUsage(before).user / 1_000).toBeLessThan(3_000);
  }
});
