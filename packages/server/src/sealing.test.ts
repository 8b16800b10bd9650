import { expect, test } from 'vitest';
import { createSealing, sameSecret } from './sealing.ts';

const sealing = createSealing('k'.repeat(32));

test('a sealed text opens again, and never looks the same twice', () => {
  const sealed = sealing.seal('123456 for amina@example.com');
  expect(sealing.open(sealed)).toBe('123456 for amina@example.com');
  expect(sealed).not.toContain('amina');
  expect(sealing.seal('123456 for amina@example.com')).not.toBe(sealed);
});

test('a sealed text that was changed, or sealed with another key, does not open', () => {
  const bytes = Buffer.from(sealing.seal('text'), 'base64');
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  expect(() => sealing.open(bytes.toString('base64'))).toThrow();
  expect(() => sealing.open(createSealing('other'.repeat(8)).seal('text'))).toThrow();
});

test('a keyed hash depends on the key, the purpose and the text', () => {
  const hash = sealing.keyedHash('one', 'text');
  expect(sealing.keyedHash('one', 'text')).toBe(hash);
  expect(sealing.keyedHash('two', 'text')).not.toBe(hash);
  expect(sealing.keyedHash('one', 'other')).not.toBe(hash);
  expect(createSealing('other'.repeat(8)).keyedHash('one', 'text')).not.toBe(hash);
});

test('secrets are the same or not, however long they are', () => {
  expect(sameSecret('a secret', 'a secret')).toBe(true);
  expect([sameSecret('a secret', 'a secreT'), sameSecret('a secret', ''), sameSecret('a', 'aa')]).toEqual([
    false,
    false,
    false,
  ]);
});
