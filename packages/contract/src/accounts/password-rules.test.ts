import { expect, test } from 'vitest';
import { brokenPasswordRule } from './password-rules.ts';

test('the rules are reported in the documented order', () => {
  expect(brokenPasswordRule('a')).toBe('Password must be 6-16 characters long.');
  expect(brokenPasswordRule('abcdef')).toBe('Password must include at least one uppercase letter.');
  expect(brokenPasswordRule('Abcdef')).toBe('Password must include at least one number.');
  expect(brokenPasswordRule('Abcde1')).toBe('Password must include at least one special character.');
  expect(brokenPasswordRule('Abcd1!')).toBeUndefined();
});

test('a password has 6 to 16 code points', () => {
  expect(brokenPasswordRule('Abc1!')).toBe('Password must be 6-16 characters long.');
  expect(brokenPasswordRule('Abcdefghijkl123!')).toBeUndefined();
  expect(brokenPasswordRule('Abcdefghijkl1234!')).toBe('Password must be 6-16 characters long.');
});

test('sixteen of the widest characters still fit what bcrypt reads', () => {
  const widest = `A1!${'😀'.repeat(13)}`;
  expect(brokenPasswordRule(widest)).toBeUndefined();
  expect(new TextEncoder().encode(widest).length).toBeLessThanOrEqual(72);
});

test.each([...'!@#$%^&*(),.?":{}|<>'])('%s is a special character', (character) => {
  expect(brokenPasswordRule(`Abcde1${character}`)).toBeUndefined();
});

test.each(['-', '_', ' ', '+', "'"])('%j alone is none', (character) => {
  expect(brokenPasswordRule(`Abcde1${character}`)).toBe(
    'Password must include at least one special character.',
  );
});

test('a control character is refused, as bcrypt ends at a NUL byte', () => {
  expect(brokenPasswordRule('Abcde1!\u0000xyz')).toBe('Password must not contain control characters.');
});
