import { expect, test } from 'vitest';
import { builtInEngine } from '../../testing/built-in-engine.ts';
import { writtenApart } from './written-apart.ts';

const { found } = builtInEngine();

test.each([
  ['paid AED500 and 20USD', 'paid AED 500 and 20 USD'],
  ['Rs500 by RS256, not RS500', 'Rs 500 by RS256, not RS 500'],
  ['what is rc51', 'what is rc 51'],
  ['TR31 or TR34?', 'TR-31 or TR-34?'],
  ['CVN18', 'CVN 18'],
  ['TC5 and TC05', 'TC 05 and TC 05'],
  ['DE48SE42', 'DE 48 SE 42'],
  ['0x9F26 and 9f27h', '9F26 and 9f27'],
  ['tag9f26, tag95', 'tag 9f26, tag 95'],
  ['0xDF8117 and df8117h', 'DF8117 and df8117'],
  ['what is tag DF 81 17', 'what is tag DF8117'],
  ['df 81 17?', 'df8117?'],
  ['PDS158', 'PDS 158'],
  ['P11, P-39 and S90', 'DE 11, DE 39 and DE 90'],
  ['ISO0 to ISO4', 'ISO format 0 to ISO format 4'],
  ['saqd for pcidss', 'saq d for pci dss'],
  ['p11', 'DE 11'],
  ['what is s90', 'what is DE 90'],
  ['PANseq and PAN seq. no', 'PAN sequence number and PAN sequence number'],
  ['BIN8 or BIN6', 'eight-digit BIN or six-digit BIN'],
  [
    'DEs that hold PDSs, which DE has SEs?',
    'data elements that hold PDS, which data element has subelements?',
  ],
  ['X924, ANSIX9.8', 'X9.24, ANSI X9.8'],
  ["wots a BIN and wat's a MID", 'what is a BIN and what is a MID'],
])('"%s" is "%s"', (written, apart) => {
  expect(writtenApart(written).toLowerCase()).toBe(apart.toLowerCase());
});

test.each([
  'ISO8583 over TCP with TLS 1.2',
  'key usage P0 in a block S0015M0TE00N0000',
  'the bytes 3f 26 f2 de 39 of a dump of PIN data',
  'DF 81 17 01 60 of a terminal',
  'DEs 39 and 55, which DE 48, a DES key of one DE',
  'a tagged card with CVV2, 3DS2, SCP02 and PSD2',
])('"%s" is left as it is', (written) => {
  expect(writtenApart(written).toLowerCase()).toBe(written.toLowerCase());
});

test('codes in one piece are found as those written apart', () => {
  expect(found('what is CVN18').passages[0]?.id).toBe(found('what is CVN 18').passages[0]?.id);
  expect(found('What is P11?').passages[0]?.id).toBe('ref:iso8583-data-elements#11');
});
