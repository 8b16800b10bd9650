import { expect, test } from 'vitest';
import { ask, type TestPassage } from '../../testing/prompt.ts';

const luhn: TestPassage = {
  title: 'The card number',
  section: 'Luhn check digit',
  body: 'The check digit of a card number is computed with the Luhn formula: every second digit is doubled.',
};
const header: TestPassage = {
  title: 'TR-31 key blocks',
  section: 'Header fields of a key block',
  body: `A key block starts with a header of 8 characters in this shortened form.

| Position | Length | Field |
|---|---|---|
| 0 | 1 | Version ID |
| 1 to 4 | 4 | Total length |
| 5 to 6 | 2 | Key usage |
| 7 | 1 | Algorithm |`,
};
const usages: TestPassage = {
  title: 'TR-31 key blocks',
  section: 'Key usage codes',
  body: 'A usage code names one purpose.\n\n| Code | Key |\n|---|---|\n| P0 | PIN encryption |\n| B0 | Base derivation key |',
};
const bits: TestPassage = {
  title: 'Reading EMV tags',
  section: 'Decoding the TVR (tag 95)',
  body: 'A bit that is 1 marks a finding.\n\n| Byte | Bit 8 (80) | Bit 7 (40) |\n|---|---|---|\n| 1 | No offline authentication | SDA failed |\n| 2 | Versions differ | Expired application |',
};
const interchange: TestPassage = {
  title: 'Interchange',
  body: 'Interchange is a fee in per cent of the sale, which the acquirer pays to the issuer.',
};

test('the check digit of a number in the question is computed', () => {
  const answer = ask([luhn], 'What is the Luhn check digit of 411111111111111?');
  expect(answer).toContain('behind `411111111111111` is **1**');
  expect(answer).toMatch(/add up to 29/);
});

test('a value is taken apart by the positions that a passage lists, with what is known of each part', () => {
  const answer = ask([header, usages], 'Please decode the key block header D0112P0T');
  expect(answer).toContain('| `D` | Version ID | – |');
  expect(answer).toContain('| `0112` | Total length | – |');
  expect(answer).toContain('| `P0` | Key usage | PIN encryption [2] |');
});

test('a value of another length than the layout is left alone', () => {
  expect(ask([header, usages], 'Please decode the key block header D0112P0TE')).not.toContain(
    'read by its positions',
  );
});

test('each bit of a value is named by the table that lists them', () => {
  const answer = ask([bits], 'TVR 8040, what does it say?');
  expect(answer).toMatch(/^TVR `80 40` has these bits set:/);
  expect(answer).toContain('- **Byte 1, bit 8:** No offline authentication. [1]');
  expect(answer).toContain('- **Byte 2, bit 7:** Expired application. [1]');
  expect(answer).not.toContain('SDA failed. [1]');
});

test('percentages and fixed parts of an amount are worked out and added up', () => {
  const answer = ask([interchange], 'What is the interchange on a 250 AED purchase at 1.1 % plus 0.05?');
  expect(answer).toContain('250.00 × 1.1 % = 2.75, plus 0.05 = 2.80');
  const fees = ask(
    [interchange],
    'compute: sale 200.00, interchange 0.20%, scheme fee 0.05, acquirer margin 0.30%. What does the merchant receive?',
  );
  expect(fees).toContain('200.00 less 1.05 leaves 198.95');
});

test('a percentage that only compares is no sum to compute', () => {
  const answer = ask(
    [interchange],
    'How much interchange is due when clearing is 20 % higher than 100 AED authorised?',
  );
  expect(answer).not.toContain('×');
});

test('what is left of an amount is told, and nothing where amounts do not belong together', () => {
  const partial: TestPassage = {
    title: 'Partial approval',
    body: 'With a partial approval the terminal asks for the rest of the amount by another tender.',
  };
  expect(ask([partial], 'Partial approval: sale of 100.00, approved 64.50. What is the rest?')).toContain(
    '100.00 less 64.50 leaves 35.50',
  );
  expect(ask([partial], 'Partial approval of 10.00, 20.00 and 30.00: which rest?')).not.toContain('leaves');
});

test('a PIN block of format 0 is built from the PIN and the card number given', () => {
  const format: TestPassage = {
    title: 'PIN block formats',
    body: 'A PIN block in ISO format 0 is the XOR of the PIN field and the PAN field.',
  };
  const answer = ask([format], 'Build the ISO format 0 PIN block for PIN 1234 and PAN 4111111111111111');
  expect(answer).toContain('`041234FFFFFFFFFF`');
  expect(answer).toContain('`0000111111111111`');
  expect(answer).toContain('`041225EEEEEEEEEE`');
});

test('a bitmap is read into the data elements it announces', () => {
  const message: TestPassage = {
    title: 'ISO 8583 messages',
    body: 'A bitmap says which data elements follow. Bit 1 announces a secondary bitmap.',
  };
  expect(ask([message], 'Which fields does the bitmap 3220000000808000 announce?')).toContain(
    'announces DE 3, 4, 7, 11, 41 and 49. Bit 1 is not set',
  );
});

test('nothing is worked out without a passage that says how', () => {
  const other: TestPassage = {
    title: 'Check digits',
    body: 'A check digit guards a number against typing mistakes.',
  };
  expect(ask([other], 'What is the check digit of 411111111111111?')).not.toContain('**1**');
});
