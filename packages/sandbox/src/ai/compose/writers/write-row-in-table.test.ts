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

test('of a row the one cell that tells the cost opens the answer under the name of the row', () => {
  const fees = {
    title: 'Vault fees',
    section: 'What each step costs a branch',
    body: `A branch pays the vault by step.

| Step | Days | Money |
|---|---|---|
| Pick-up | 1 | Included in the rent |
| Recount | 2 to 3 | Branch pays some 40 euros a bag |`,
  };
  expect(ask([fees], 'how much does a recount cost the branch')).toMatch(
    /^\*\*Recount:\*\* Branch pays some 40 euros a bag\. \[1\]/,
  );
});
