import { expect, test } from 'vitest';
import { ask } from '../../../testing/prompt.ts';

test('what a row of many columns tells is shown as that row of its table, behind what the passage says of it', () => {
  const liability = {
    title: 'Card-present data',
    section: 'Liability for fallback',
    body: `The party that did not support the better technology generally bears counterfeit fraud in a fallback.

| Card | Terminal | What happened | Counterfeit liability |
|---|---|---|---|
| Chip | Stripe only | Swiped | Acquirer bears it |
| Chip | Chip | Chip read | Issuer bears it |
| Chip | Chip | Swiped as fallback, indicated | Issuer bears it |`,
  };
  const answer = ask(
    [liability],
    'who is liable when a chip card is swiped at a chip terminal in a fallback',
  );
  expect(answer).toMatch(/^The party that did not support .* \[1\]\n\n\| Card \| Terminal \|/);
  expect(answer).not.toContain('terminal: Chip;');
});
