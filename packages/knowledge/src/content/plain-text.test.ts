import { expect, test } from 'vitest';
import { plainText } from './plain-text.ts';

test('signs that are escaped so that they are none of Markdown stand for themselves', () => {
  expect(plainText('1\\. Insert\n2\\) Type \\*in\\*\n\\+ plus\n\\===')).toBe(
    '1. Insert 2) Type *in* + plus ===',
  );
});
