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

test('a check digit is computed for digits in front of it, fewer than of a whole card number', () => {
  expect(ask([luhn], 'Show the check digit with 7992739871 in front of it.')).toContain(
    'behind `7992739871` is **3**',
  );
});

test('a value is taken apart by the positions that a passage lists, with what is known of each part', () => {
  const answer = ask([header, usages], 'Please decode the key block header D0112P0T');
  expect(answer).toContain('| `D` | Version ID | – |');
  expect(answer).toContain('| `0112` | Total length | – |');
  expect(answer).toContain('| `P0` | Key usage | PIN encryption [2] |');
});

test('the only element that a question names is taken apart by its row, also at the end of a sentence', () => {
  const original: TestPassage = {
    title: 'ISO 8583:1987 data elements',
    section: '90 — Original data elements',
    body: 'DE 90 identifies the original: MTI (4), STAN (6), date and time (10), acquirer (11) and forwarder (11).',
  };
  const answer = ask(
    [original],
    'Decode this DE 90 of a reversal: 010012345611051430220000001234500000000000. What are its parts?',
  );
  expect(answer).toContain('| Value | Field |\n| --- | --- |\n| `0100` | MTI |\n| `123456` | STAN |');
  expect(answer).toContain('| `00000012345` | acquirer |');
});

test('the first sixteen characters of a key block are taken apart without being asked to', () => {
  const whole: TestPassage = {
    ...header,
    body: `${header.body}\n| 8 | 1 | Mode of use |\n| 9 to 10 | 2 | Version number |\n| 11 | 1 | Exportability |\n| 12 to 15 | 4 | Reserved |`,
  };
  expect(ask([whole, usages], 'we got a block, D0112P0TE00N0000, and it fails. why?')).toContain(
    '| `P0` | Key usage | PIN encryption [2] |',
  );
});

test('what stands behind the header of a key block does not hide it', () => {
  const whole: TestPassage = {
    ...header,
    body: `${header.body}\n| 8 | 1 | Mode of use |\n| 9 to 10 | 2 | Version number |\n| 11 | 1 | Exportability |\n| 12 to 15 | 4 | Reserved |`,
  };
  expect(ask([whole, usages], 'decode the key block D0112P0TE00N0000A1B2C3D4')).toContain(
    '| `P0` | Key usage | PIN encryption [2] |',
  );
});

test('a value of another length than the layout is left alone', () => {
  expect(ask([header, usages], 'Please decode the key block header D0112P0TE')).not.toContain(
    'read by its positions',
  );
});

test('each bit of a value is named by the table that lists them', () => {
  const answer = ask([bits], 'TVR 8040, what does it say?');
  expect(answer).toMatch(/^TVR `80 40` has these bits set:/);
  const small = ask([bits], 'tvr 80a0, what does it say?');
  expect(small).toMatch(/^TVR `80 A0` has these bits set:/);
  expect(answer).toContain('- **Byte 1, bit 8:** No offline authentication. [1]');
  expect(answer).toContain('- **Byte 2, bit 7:** Expired application. [1]');
  expect(answer).not.toContain('SDA failed. [1]');
});

test('bits are known by a table whose heading says what it is in full', () => {
  const capabilities: TestPassage = {
    title: 'Reading EMV tags',
    section: 'Terminal capabilities (tag 9F33) bit by bit',
    body: '| Byte | Bit (hex) | Meaning |\n|---|---|---|\n| 1 | 80 | Key entry |\n| 2 | 40 | Online PIN |\n| 3 | 08 | CDA |',
  };
  for (const question of ['Terminal capabilities 804008, what is this?', '9F33 = 804008']) {
    const answer = ask([capabilities], question);
    expect(answer).toContain('**Byte 2, bit 7:** Online PIN. [1]');
    expect(answer).not.toContain('The values of the question mean');
  }
});

test('a table whose columns are bits does not tell what a byte holds', () => {
  const byColumns: TestPassage = {
    title: 'Reading EMV tags',
    section: 'Decoding the TVR (tag 95)',
    body: 'The TVR has bytes.\n\n| Byte | Bit 8 (80) | Bit 7 (40) |\n|---|---|---|\n| 1 | Not performed | SDA failed |\n| 2 | Other version | Expired |\n| 3 | CVM failed | Unknown CVM |\n| 4 | Floor limit | Lower limit |\n| 5 | Default TDOL | ARPC failed |',
  };
  expect(ask([byColumns], 'our log says 95 = 00 80 00 80 00')).not.toContain('byte by byte');
});

test('percentages and fixed parts of an amount are worked out and added up', () => {
  const answer = ask([interchange], 'What is the interchange on a 250 AED purchase at 1.1 % plus 0.05?');
  expect(answer).toContain('250.00 × 1.1 % = 2.75, plus 0.05 = 2.80');
  const fees = ask(
    [interchange],
    'compute: sale 200.00, interchange 0.20%, scheme fee 0.05, acquirer margin 0.30%. What does the merchant receive?',
  );
  expect(fees).toContain('| **Merchant** receives | 200.00 − 1.05 | **198.95** |');
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

test('bits are known from rows of single bits and by the tag alone, and two values are both told in full', () => {
  const row: TestPassage = {
    title: 'Terminal verification results (TVR, tag 95) bit by bit',
    section: 'byte 1 bit 8 — Offline data authentication was not performed',
    body: '**byte 1 bit 8 — Offline data authentication was not performed** (format 8000000000)\n\nTVR byte 1 bit 8 means so.',
  };
  const steps: TestPassage = {
    title: 'Reading EMV tags',
    section: 'TSI',
    body: '| TSI byte 1 | Meaning |\n|---|---|\n| 80 | Offline data authentication was performed |',
  };
  const answer = ask([row, steps], 'TSI 8000 and 95 = 8000000000, what happened?');
  expect(answer).toMatch(
    /^TSI `80 00` has these bits set:\n\n- \*\*Byte 1, bit 8:\*\* Offline data .* \[2\]/,
  );
  expect(answer).toContain('TVR `80 00 00 00 00` has these bits set:');
  expect(ask([row, steps], 'Tag 95 in our chip log is 80 00 00 00 00')).toContain(
    'TVR `80 00 00 00 00` has these bits set:',
  );
  expect(answer).toContain('- **Byte 1, bit 8:** Offline data authentication was not performed. [1]');
});

test('of an acquirer reference number the day is told and the check digit checked', () => {
  const layout: TestPassage = {
    title: 'Acquirer reference number (ARN)',
    section: 'Structure of the ARN',
    body: `The check digit follows the Luhn formula.

| Digits | Length | Content |
|---|---|---|
| 1 | 1 | Format code |
| 2–7 | 6 | Identifier of the acquirer |
| 8–11 | 4 | Date as YDDD |
| 12–22 | 11 | Reference of the acquirer |
| 23 | 1 | Check digit over the first 22 digits |`,
  };
  const answer = ask([layout], 'Take apart this ARN: 24123456325000000987655');
  expect(answer).toContain('| `412345` | Identifier of the acquirer | – |');
  expect(answer).toContain(
    '| `6325` | Date as YDDD | day 325 of a year that ends in 6: 21 November, or 20 November in a leap year |',
  );
  expect(answer).toContain('| `5` | Check digit over the first 22 digits | fits the Luhn formula [1] |');
  expect(ask([layout], 'Take apart this ARN: 24123456325000000987654')).toContain(
    'by the Luhn formula it would be 5',
  );
  expect(ask([layout], 'Take apart this ARN: 24123455325000000987656')).toContain(
    'day 325 of a year that ends in 5: 21 November |',
  );
});

test('a value is taken apart by the lengths that the row of its field lists', () => {
  const row: TestPassage = {
    title: 'ISO 8583:1987 data elements (DE 1-128)',
    section: '54 — Additional amounts',
    body: '**DE 54 — Additional amounts** (format an ..120)\n\nDE 54 holds amounts: account type (2), amount type (2), currency (3), sign (1) and amount (12).',
  };
  const answer = ask([row], 'DE 54 = 0002784C000000150000, what does it say?');
  expect(answer).toContain('| `784` | currency | – |');
  expect(answer).toContain('| `000000150000` | amount | 150000 in the minor units of the currency |');
  expect(ask([row], 'DE 54 = 0002784C0000001500, what does it say?')).not.toContain('read by its positions');
});

test('a clear PIN block tells its format and the length of the PIN, and nothing is said of one that is none', () => {
  const formats: TestPassage = {
    title: 'PIN block formats',
    body: 'The first digit of a PIN block is the format, as in format 0, and the second the PIN length.',
  };
  expect(ask([formats], 'Which format is the clear PIN block 041225EEEEEEEEEE?')).toMatch(
    /^Taken as a clear PIN block, `041225EEEEEEEEEE` begins with `0`, the control digit of format 0, .* a PIN of 4 digits\. \[1\]/,
  );
  expect(ask([formats], 'Which format is the PIN block 9A3D408A1977DDE9?')).not.toContain('Taken as');
  const withCard = (block: string) =>
    ask([formats], `Clear PIN block ${block}, PAN 5413330089020011: which PIN is it?`);
  expect(withCard('0463A1CFF76FDFFE')).toContain('`046392FFFFFFFFFF`, so that the PIN is **6392**');
  expect(withCard('041225EEEEEEEEEE')).toContain('is no PIN field');
});
