import { expect, test } from 'vitest';
import { ask, type TestPassage } from '../../../testing/prompt.ts';

const storing: TestPassage = {
  title: 'Card data in shops',
  section: 'What may be stored',
  body: `Card data differ in what a shop may store.

| Data | May be stored? | Must be unreadable when stored? |
|---|---|---|
| PAN | Yes, if needed | Yes |
| Cardholder name, expiry date | Yes | No, but protected |
| CVV2, CVC2 and alike | No, after authorisation | |`,
};
const totals: TestPassage = {
  title: 'Batch totals',
  section: 'What a total contains',
  body: `A total counts sales and refunds.

| Group | In the total | Not in the total |
|---|---|---|
| Refunds | Yes, separately | – |
| Voided sales | No | Yes |`,
};

test('a row and a column of a table decide a question for yes or no', () => {
  expect(ask([storing], 'Is it allowed to store CVV2 after authorisation?')).toMatch(
    /^No: CVV2, CVC2 and alike may not be stored after authorisation\. \[1\]/,
  );
  expect(ask([storing], 'May a shop keep the PAN?')).toMatch(/^Yes: PAN may be stored if needed\. \[1\]/);
});

test('the column asked about decides, and no duty is not a ban', () => {
  expect(ask([storing], 'Must the expiry date be unreadable when stored?')).toMatch(
    /^No: Cardholder name, expiry date need not be unreadable when stored, but protected\. \[1\]/,
  );
});

test('a column that denies is not taken for one that affirms', () => {
  expect(ask([totals], 'Are voided sales in the total?')).toMatch(
    /^No\. \*\*Voided sales:\*\* in the total: No; not in the total: Yes\. \[1\]/,
  );
});

test('a table decides nothing for another thing, for another question, or for a question after how', () => {
  for (const question of [
    'May a shop store the service code?',
    'May a shop sell the PAN to partners?',
    'How may a shop store the PAN?',
  ])
    expect(ask([storing], question)).not.toMatch(/^(?:Yes|No)\b/);
});
