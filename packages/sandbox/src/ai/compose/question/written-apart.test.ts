import { expect, test } from 'vitest';
import { writtenApart } from './written-apart.ts';

test.each([
  ['paid AED500 and 20USD', 'paid AED 500 and 20 USD'],
  ['what is rc51', 'what is rc 51'],
  ['TR31 or TR34?', 'TR-31 or TR-34?'],
  ['CVN18 and ECI05', 'CVN 18 and ECI 05'],
  ['DE48SE42', 'DE 48 SE 42'],
  ['tag9f26, 0x9F27', 'tag 9f26, 9F27'],
  ['0xDF8117, tag DF 81 06', 'DF8117, tag DF8106'],
  ['PDS158 and PDS 23', 'PDS 0158 and PDS 0023'],
  ['private data subelement 158', 'PDS 0158'],
  ['what is f55 and de055', 'what is DE 55 and DE 55'],
  ['what is an saqd', 'what is an SAQ d'],
])('"%s" is "%s"', (written, apart) => {
  expect(writtenApart(written)).toBe(apart);
});

test.each([
  'ISO8583 over TCP with TLS 1.2',
  'CVV2, 3DS2, SCP02 and PSD2',
  'D0112P0TE00N0000',
  'DF 81 17 01 60',
])('"%s" is left as it is', (written) => {
  expect(writtenApart(written)).toBe(written);
});
