import { expect, test } from 'vitest';
import { readCodes } from './code-reading.ts';
import { rawTokens } from './raw-tokens.ts';

/** How often the texts of tokens are read while codes are read in them. */
const readsIn = (text: string): number => {
  let reads = 0;
  const counted = rawTokens(text).map(({ text: word, ...token }) => ({
    ...token,
    get text() {
      reads += 1;
      return word;
    },
  }));
  readCodes(counted);
  return reads;
};

test.each(['tag 12 ', 'error 15 HSM ', 'limit 1420 ', 'DE 52 53 54 ', '7 ', 'PQ command '])(
  'codes are read in "%s" with work that grows with its length only',
  (unit) => {
    const lead = unit === '7 ' ? 'DE ' : '';
    const once = readsIn(lead + unit.repeat(500));
    expect(readsIn(lead + unit.repeat(2_000))).toBeLessThan(5 * once);
  },
);
