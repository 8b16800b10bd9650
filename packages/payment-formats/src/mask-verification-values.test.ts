import { describe, expect, test } from 'vitest';
import { maskSensitiveCardData } from './mask-sensitive-card-data.ts';

describe('secrets next to their labels are removed', () => {
  test.each([
    ['CVV: 123', 'CVV: [removed]', 1, 0],
    ['CVC2=999', 'CVC2=[removed]', 1, 0],
    ['cvv 1234', 'cvv [removed]', 1, 0],
    ['my CVV number is 123, ok?', 'my CVV number is [removed], ok?', 1, 0],
    ['the security code is 123', 'the security code is [removed]', 1, 0],
    ['card verification value: 456', 'card verification value: [removed]', 1, 0],
    ['{"cvv":"123","cardCvv2": 456}', '{"cvv":"[removed]","cardCvv2": [removed]}', 2, 0],
    ['<cvc>123</cvc>', '<cvc>[removed]</cvc>', 1, 0],
    ['CVV (123)', 'CVV ([removed])', 1, 0],
    ['CAV2 321 and CID 4321', 'CAV2 [removed] and CID [removed]', 2, 0],
    ['ＣＶＶ：１２３', 'ＣＶＶ：[removed]', 1, 0],
    ['123 is my CVV', '[removed] is my CVV', 1, 0],
    ['pin is 1234', 'pin is [removed]', 0, 1],
    ['PIN: 1234', 'PIN: [removed]', 0, 1],
    ['PIN=123456 CVV=123', 'PIN=[removed] CVV=[removed]', 1, 1],
    ['my pin code was 4821.', 'my pin code was [removed].', 0, 1],
    ['"cardPin":"1234"', '"cardPin":"[removed]"', 0, 1],
    ['1234 is my PIN', '[removed] is my PIN', 0, 1],
    ['PIN 1 2 3 4', 'PIN [removed]', 0, 1],
    ['4111111111111111 exp 12/28 cvv 123', '411111******1111 exp 12/28 cvv [removed]', 1, 0],
    ['CVV 123 4111 1111 1111 1111', 'CVV [removed] 411111******1111', 1, 0],
  ])('%s', (text, expected, verificationValues, pins) => {
    const { text: masked, masked: counts } = maskSensitiveCardData(text);
    expect(masked).toBe(expected);
    expect(counts).toMatchObject({ verificationValues, pins });
  });
});

describe('prose about them stays as it is', () => {
  test.each([
    'PIN block format 0',
    'PIN length 4-12',
    'PIN length is 4 to 12 digits',
    'CVV2 mismatch',
    'PIN 3DES key',
    'CVV result code 2',
    'the CVV is 3 digits, the CID 4',
    'PIN 4-12 digits',
    'online PIN 0200 request and PIN 0100/0200 messages',
    'PCI PIN 2021 requirements',
    'response code 117 incorrect PIN, 55 in 1987',
    'PIN 55 or 75',
    'CVV2 result in DE 44',
    'CVC 3 dynamic',
    'iCVV uses service code 999',
    'CID = 80 asks for an ARQC',
    'spin 1234 and pining 5678',
    'the PIN block 0412AC89ABCDEF67',
    'PIN key 0001',
    'shopping 1234',
    'accidental acid 1234',
    'CVV 128-bit keys, CVV 256 bits',
    'PIN: 1000 transactions failed',
    'PIN try counter 9F17',
  ])('%s', (text) => {
    expect(maskSensitiveCardData(text).text).toBe(text);
  });
});
