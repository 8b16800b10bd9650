import fc from 'fast-check';
import { expect, test } from 'vitest';
import { passesLuhn } from './luhn.ts';
import { withCheckDigit } from './testing/card-numbers.ts';

test('published test numbers pass', () => {
  for (const digits of ['4111111111111111', '5555555555554444', '378282246310005', '6011111111111117']) {
    expect(passesLuhn(digits), digits).toBe(true);
  }
});

test('an empty string and anything but ASCII digits fail', () => {
  for (const text of ['', ' ', '4111 1111 1111 1111', '４１１１１１１１１１１１１１１１', '-0', 'a']) {
    expect(passesLuhn(text), text).toBe(false);
  }
});

test('exactly one check digit makes a number pass', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{1,30}$/), (body) => {
      const passing = Array.from({ length: 10 }, (_, digit) => `${body}${digit}`).filter(passesLuhn);
      expect(passing).toEqual([withCheckDigit(body)]);
    }),
  );
});

test('a single wrong digit never passes', () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^\d{12,18}$/),
      fc.nat(11),
      fc.integer({ min: 1, max: 9 }),
      (body, at, by) => {
        const digits = withCheckDigit(body);
        const wrong = digits.slice(0, at) + ((Number(digits[at]) + by) % 10) + digits.slice(at + 1);
        expect(passesLuhn(wrong)).toBe(false);
      },
    ),
  );
});
