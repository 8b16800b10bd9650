import { expect, test } from 'vitest';
import { NearWords } from './near-words.ts';

const words = ['chargeback', 'acquirer', 'ledger', 'forgotten'];
const near = new NearWords();
for (const [number, word] of words.entries()) near.add(word, number);
const hasNear = (word: string): boolean =>
  near.hasNear(word, (number) => ({
    word: words[number] ?? '',
    uses: words[number] === 'forgotten' ? 0 : 1,
  }));

test.each(['hargeback', 'chargebackk', 'chargebeck', 'hcargeback', 'acqiurer', 'ledgr'])(
  '%s is a slip away from a word, wherever the slip is',
  (word) => {
    expect(hasNear(word)).toBe(true);
  },
);

test.each(['chargeback', 'chrgebck', 'margin', 'led', ''])('%s is none', (word) => {
  expect(hasNear(word)).toBe(false);
});

test('a word that stands nowhere any more is near to nothing', () => {
  expect(hasNear('forgoten')).toBe(false);
});
