import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { maskCardNumber } from './mask-card-number.ts';
import { maskSensitiveCardData } from './mask-sensitive-card-data.ts';
import { cardNumbers, withCheckDigit } from './testing/card-numbers.ts';

const none = { cardNumbers: 0, verificationValues: 0, pins: 0, tracks: 0 };
const mask = (text: string) => maskSensitiveCardData(text).text;
const hexOfAscii = (text: string) => Array.from(text, (character) => character.charCodeAt(0).toString(16));
const stars = '411111******1111';

describe('card numbers in text', () => {
  test.each([
    ['Why was 4111111111111111 declined?', `Why was ${stars} declined?`],
    ['4111 1111 1111 1111', stars],
    ['4111-1111-1111-1111', stars],
    ['4111.1111.1111.1111', stars],
    ['4111  1111  1111  1111', stars],
    ['４１１１１１１１１１１１１１１１', stars],
    ['4111\u00a01111\u202f1111\u20091111', stars],
    ['4111\u20101111\u20111111\u22121111', stars],
    ['4111\u200b1111\u200b1111\u200b1111', stars],
    ['٤١١١١١١١١١١١١١١١', stars],
    ['4 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1', stars],
    ['41111 11111 11111 1', stars],
    ['**4111111111111111**', `**${stars}**`],
    ['PAN:4111111111111111.', `PAN:${stars}.`],
    ['pan4111111111111111x', `pan${stars}x`],
    ['{"pan":"4111111111111111","exp":"1228"}', `{"pan":"${stars}","exp":"1228"}`],
    ['4111 1111 1111 1111 12/28', `${stars} 12/28`],
    ['4111 1111\n1111 1111', stars],
    ['0004111111111111111', `000${stars}`],
    ['amex 3782 822463 10005', 'amex 378282*****0005'],
    ['3056 930902 5904', '305693****5904'],
    ['4222222222222', '422222***2222'],
    ['jcb 3530111333300000', 'jcb 353011******0000'],
    ['2223003122003222', '222300******3222'],
    ['6759649826438453', '675964******8453'],
    ['4111111111111111,5555555555554444', `${stars},555555******4444`],
    ['4111111111111111 5555555555554444', `${stars} 555555******4444`],
    ['DE024111111111111111, F24111111111111111', `DE02${stars}, F2${stars}`],
    ['DE0354111111111111111 and field0025555555555554444', `DE035${stars} and field002555555******4444`],
    ['card 3530303030303037 declined', 'card 353030******3037 declined'],
    ['5A083530303030303037', '5A08353030******3037'],
    ['3530303030303037=2812', '353030******3037=2812'],
    ['STAN 123456 4111 1111 1111 1111 000000', `STAN 123456 ${stars} 000000`],
  ])('%s', (text, expected) => {
    expect(mask(text)).toBe(expected);
  });

  test('the first six and last four digits remain, with a star for each other digit', () => {
    expect(maskCardNumber('4111 1111-1111 1111')).toBe(stars);
    expect(maskCardNumber('378282246310005')).toBe('378282*****0005');
    expect(maskCardNumber('12345')).toBe('*****');
  });
});

describe('what is not a card number stays', () => {
  test.each([
    '',
    'What does DE 39 = 05 mean?',
    'RRN 432112345678, STAN 123456, amount 000000010000',
    'RRN 4321 1234 5678',
    'sent at 20241116083000123 and 2024-11-16 08:30:00.123456',
    'epoch 1731745800000 ms',
    '+49 1512 3456 7899 and +4915123456789',
    '4111111111111112 has a wrong check digit',
    '1234567890123452 has no issuer prefix',
    'AED 4,111,111,111.11',
    'the share is 0.4111111111111111',
    'MTI 0100, 0110, 0200, 0210, 0420, 0430, 0800, 0810',
    'DE 3 000000 DE 4 000000010000 DE 7 1116083000 DE 11 123456',
    'IBAN DE89 3704 0044 0532 0130 00, GB29 NWBK 6016 1331 9268 19',
    'DE02120300000000202051, DE02 5001 0517 0137 0750 30, DE02300209000106531065, DE02600501010002034304',
    'EE38 2200 2210 2014 5685 and AE07 0331 2345 6789 0123 456',
    'ARN 74537604221431003881865',
    'DF024111111111111112, XF24111111111111111',
    'terminal id 3530303030303037, 9F1C083530303030303037, 9F1C 08 3530303030303037, 0x3530303030303037',
    'DE 41 = 3530303030303037, 3530303030303037 in ASCII, 3930303030303030 3530303030303037',
    'bitmap 7234054128C28805',
    '411111******1111',
    'order 550e8400-e29b-41d4-a716-446655440000',
    'expiry 12/28, service code 201',
    '9F02060000000100009F03060000000000009F1A020784',
    'columns: 5100 3200 1250 4900 2200 3100',
  ])('%s', (text) => {
    expect(maskSensitiveCardData(text)).toEqual({ text, masked: none });
  });
});

describe('track data and dumps', () => {
  test.each([
    [';4111111111111111=28122011234567890?', `;${stars}=2812201**********?`, 1],
    ['4111111111111111D28122011234567890F', `${stars}D2812201**********F`, 1],
    ['374111111111111111=28122011234500000', `37${stars}=2812201**********`, 1],
    [
      '%B4111111111111111^DOE/JANE            ^28122011234500000000?',
      `%B${stars}^DOE/JANE            ^2812201*************?`,
      1,
    ],
    ['4111111111111111=2812', `${stars}=2812`, 1],
    ['57114111111111111111D28122010000012300000F', `5711${stars}D2812201*************F`, 1],
    ['5A0841111111111111115F3401019F2701 80', `5A08${stars}5F3401019F2701 80`, 0],
    ['164111111111111111', `16${stars}`, 0],
    ['153782822463100050000000', '15378282*****00050000000', 0],
    [
      '02007234054128C28805164111111111111111000000000000010000',
      `02007234054128C2880516${stars}000000000000010000`,
      0,
    ],
    ['05004111111111111111000ZZ74537604221431003881865', `0500${stars}000ZZ74537604221431003881865`, 0],
    [
      '02 00 72 34 05 41 28 C2 88 05 16 41 11 11 11 11 11 11 11 00 00 00',
      '02 00 72 34 05 41 28 C2 88 05 16 41 11 11 ** ** ** 11 11 00 00 00',
      0,
    ],
    [
      '0x10 0x41 0x11 0x11 0x11 0x11 0x11 0x11 0x11 0x00 0x20',
      '0x10 0x41 0x11 0x11 0x** 0x** 0x** 0x11 0x11 0x00 0x20',
      0,
    ],
  ])('%s', (text, expected, tracks) => {
    expect(maskSensitiveCardData(text)).toEqual({
      text: expected,
      masked: { ...none, cardNumbers: 1, tracks },
    });
  });

  test('a number spelled in hexadecimal ASCII is masked, together, spaced and after its length', () => {
    for (const [text, digits] of [
      ['4111111111111111', '4111111111111111'],
      ['164111111111111111000000000000010000', '4111111111111111'],
      ['0200r<16378282246310005=2812', '378282246310005'],
    ] as const) {
      for (const separator of ['', ' ', ':', '\n']) {
        const masked = mask(hexOfAscii(text).join(separator));
        const secret = hexOfAscii(digits.slice(6, -4)).join(separator);
        expect(masked).toContain('*');
        expect(masked).not.toContain(secret);
        expect(masked).toContain(hexOfAscii(digits.slice(-4)).join(separator));
      }
    }
  });

  test('a number spelled in hexadecimal EBCDIC is masked', () => {
    expect(mask('F1F6F4F1F1F1F1F1F1F1F1F1F1F1F1F1F1F1F0F0F0F0F0F0')).toBe(
      'F1F6F4F1F1F1F1F1************F1F1F1F1F0F0F0F0F0F0',
    );
  });

  test('far inside a run a number counts only before a processing code', () => {
    const before = '9'.repeat(90);
    expect(mask(`${before}164111111111111111000000`)).toBe(`${before}16${stars}000000`);
    expect(mask(`${before}164111111111111111778899`)).toBe(`${before}164111111111111111778899`);
  });

  test('a number that crosses the line of a hexdump listing is masked in both columns', () => {
    const message = '0200r4\u0005A(B\u0008\u000516411111111111111100000000000001000011160830001234';
    const listing = hexListing(message);
    expect(listing).toContain('31 31');
    const { text, masked } = maskSensitiveCardData(listing);
    expect(masked.cardNumbers).toBe(2);
    expect(text.match(/\*\* /g)).toHaveLength(6);
    expect(text.split('\n')).toHaveLength(listing.split('\n').length);
    const column = text
      .split('\n')
      .map((line) => line.split('|')[1])
      .join('');
    expect(column).toContain(`16${stars}`);
  });
});

function hexListing(message: string): string {
  const lines: string[] = [];
  for (let offset = 0; offset < message.length; offset += 16) {
    const part = Array.from(message.slice(offset, offset + 16), (character) => character.charCodeAt(0));
    const hex = part.map((byte) => byte.toString(16).padStart(2, '0'));
    const columns = `${hex.slice(0, 8).join(' ')}  ${hex.slice(8).join(' ')}`.padEnd(48);
    const characters = part
      .map((byte) => (byte > 31 && byte < 127 ? String.fromCharCode(byte) : '.'))
      .join('');
    lines.push(`${offset.toString(16).padStart(8, '0')}  ${columns}  |${characters}|`);
  }
  return lines.join('\n');
}

describe('properties', () => {
  const noise = fc.string({ unit: fc.constantFrom(...'0123456789*=D^ -.:\n[]aCVIPN４\u200b\u00a0') });

  test('a card number in text never keeps its middle digits', () => {
    fc.assert(
      fc.property(cardNumbers, fc.constantFrom('', ' ', '-', '\u00a0'), (digits, separator) => {
        const printed = (digits.match(/.{1,4}/g) ?? []).join(separator);
        const { text, masked } = maskSensitiveCardData(`Card ${printed} was refused`);
        expect(text).toBe(`Card ${maskCardNumber(digits)} was refused`);
        expect(masked).toEqual({ ...none, cardNumbers: 1 });
      }),
    );
  });

  test('a card number behind its data element never keeps its middle digits', () => {
    const behind = fc.constantFrom('', ' 12', ' 12/28', ' 00', ' AED 100', ' DE03 000000');
    fc.assert(
      fc.property(
        cardNumbers,
        fc.constantFrom('DE02', 'DE34', 'DE35', 'DE45'),
        fc.constantFrom('', ' '),
        behind,
        (digits, element, separator, rest) => {
          const printed = (digits.match(/.{1,4}/g) ?? []).join(separator);
          expect(mask(`${element} ${printed}${rest}`)).not.toContain(printed);
        },
      ),
    );
  });

  test('no card number behind DE02 or DE35 is taken for an IBAN', () => {
    for (let number = 0; number < 3000; number += 1) {
      const digits = withCheckDigit(`411111${String(number).padStart(9, '0')}`);
      const grouped = digits.replace(/\d{4}(?=\d)/g, '$& ');
      for (const text of [
        `DE02 ${digits}`,
        `DE35 ${digits} 12/28`,
        `DE02 ${grouped} 12/28`,
        `DE02 ${grouped}`,
      ]) {
        expect(mask(text)).toContain(maskCardNumber(digits));
      }
    }
  });

  test('a card number after its length in a dump never keeps its middle digits', () => {
    fc.assert(
      fc.property(cardNumbers, fc.stringMatching(/^[2-9A-F]{2,16}$/), (digits, bitmap) => {
        const text = mask(`0200${bitmap}F${digits.length}${digits}000000000000010000F`);
        expect(text).not.toContain(digits);
      }),
    );
  });

  test('masking masked text changes nothing', () => {
    const parts = fc.oneof(
      noise,
      cardNumbers,
      fc.constantFrom('CVV ', 'pin is 1234', 'CVC2=999', ';', '=2812201', '16'),
    );
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 12 }), (pieces) => {
        const once = mask(pieces.join(''));
        expect(maskSensitiveCardData(once)).toEqual({ text: once, masked: none });
      }),
      { numRuns: 2000 },
    );
  });

  test('text without digits never changes', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }).filter((text) => !/\p{Nd}/u.test(text)),
        (text) => {
          expect(mask(text)).toBe(text);
        },
      ),
    );
  });

  test.each([
    ['digits', '4'.repeat(100_000)],
    ['lengths', '16'.repeat(50_000)],
    ['pairs', '41 '.repeat(33_000)],
    ['single digits', '4 '.repeat(50_000)],
    ['hex', '34'.repeat(50_000)],
    ['labels', 'cvv pin '.repeat(12_000)],
    ['labels and digits', 'pin 1 2 3 cvv 12 '.repeat(6_000)],
    ['spaces behind labels', `pin${' '.repeat(100_000)}`],
    ['carets', '4111111111111111^'.repeat(6_000)],
    ['offsets', '00000000: 3431 3131\n'.repeat(5_000)],
    ['IBAN-like', 'DE12 '.repeat(20_000)],
  ])('100,000 characters of %s take little time', (_, text) => {
    const started = performance.now();
    maskSensitiveCardData(text);
    expect(performance.now() - started).toBeLessThan(2_000);
  });
});
