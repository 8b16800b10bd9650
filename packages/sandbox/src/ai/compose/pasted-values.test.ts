import { expect, test } from 'vitest';
import { ask, type TestPassage } from '../../testing/prompt.ts';

const row = (title: string, section: string, body: string): TestPassage => ({ title, section, body });
const elements = 'ISO 8583:1987 data elements (DE 1-128)';
const additionalAmounts = row(
  elements,
  '54 — Additional amounts',
  'DE 54 holds up to six amounts of 20 positions each: account type (2), amount type (2), currency (3), sign C or D (1) and amount (12).',
);
const euro = row('Currencies', '978 — Euro (EUR)', 'Currency 978 is the euro, exponent 2.');
const savings = row('Account types', '10 — Savings account', 'Account type 10 is a savings account.');
const available = row('Amount types', '02 — Available balance', 'Amount type 02 is the available balance.');
const fee = row(
  elements,
  '28 — Amount, transaction fee',
  'DE 28 is a fee. It has a sign: D when it is a debit to the cardholder, C when a credit.',
);
const bitmap: TestPassage = {
  title: 'ISO 8583 messages',
  section: 'Bitmaps',
  body: 'A bitmap has a bit for each data element. Bit 1 says that a secondary bitmap follows.',
};
const pinBlock: TestPassage = {
  title: 'PIN block formats',
  section: 'What goes wrong with PIN blocks',
  body: 'A decrypted PIN block begins with its control field.',
};

test('an additional amount is read with the decimals of its currency and its sign', () => {
  const answer = ask([additionalAmounts, savings, available, euro], 'DE 54 1002978D000000005000');
  for (const part of ['Savings account', 'Available balance', 'Euro (EUR)', 'debit', '50.00 EUR'])
    expect(answer).toContain(part);
});

test('of several additional amounts each is read, also where the message is named between field and value', () => {
  const answer = ask(
    [additionalAmounts, savings, available, euro],
    'DE 54 in the 0110: 1002978D0000000050001002978C000000007500, what are these?',
  );
  expect(answer).toContain('50.00 EUR');
  expect(answer).toContain('75.00 EUR');
});

test('a fee is a credit or a debit and has two decimals', () => {
  expect(ask([fee], 'DE 28 C00000150 meaning')).toMatch(
    /\*\*C\*\* is a credit to the cardholder.*\*\*1\.50\*\*/,
  );
  expect(ask([fee], 'DE 28 D00000200')).toMatch(/\*\*D\*\* is a debit to the cardholder.*\*\*2\.00\*\*/);
});

test('a bitmap is built of the fields it announces, with a second one for fields over 64', () => {
  expect(ask([bitmap], 'how to build a bitmap for fields 2,3,4,7,11')).toContain('`7220000000000000`');
  const long = ask([bitmap], 'which bitmap do fields 3, 7 and 70 make?');
  expect(long).toContain('`A200000000000000`');
  expect(long).toContain('`0400000000000000`');
});

test('a bitmap whose digits could be a length and a message type is read as a bitmap', () => {
  const framing: TestPassage = {
    title: 'Links to networks',
    section: 'Length header',
    body: 'A length header of 2 bytes, binary, stands before each message.',
  };
  const value = '7234054128C28805';
  const answer = ask(
    [bitmap, framing],
    `We got a bitmap of ${value} in hex. Which data elements are present?`,
  );
  expect(answer).toMatch(/DE 2, 3, 4, 7, 11, 12, 14, 22, 24, 26, 32, 35, 37, 41, 42, 47, 49, 53, 62 and 64/);
  expect(answer).not.toContain('Length prefix');
  expect(ask([framing], `The hex dump starts with ${value}. Where does the message begin?`)).toContain(
    'Length prefix',
  );
});

test('the first digit of a bitmap stands for the first four fields', () => {
  expect(ask([bitmap], 'bitmap starts with hex F')).toContain('DE 2, 3 and 4');
});

test('the first byte of a PIN block is a control field and a length, or the key was wrong', () => {
  expect(ask([pinBlock], 'our decrypted PIN block starts with 04')).toContain('ISO format 0');
  expect(ask([pinBlock], 'our decrypted PIN block starts with 9C')).toContain('wrong key');
  expect(ask([pinBlock], 'our decrypted PIN block starts with 0F')).toContain('not 15');
});

test('EBCDIC bytes are read as characters', () => {
  const passage = row('Dialects', 'Character sets', 'Some networks send EBCDIC and others ASCII.');
  expect(ask([passage], 'convert EBCDIC F0F1F0F0')).toContain('`0100`');
  expect(ask([passage], 'E5C9E2C1 in EBCDIC')).toContain('`VISA`');
});

test('the network of a card number is that of the narrowest range', () => {
  const of = (key: string, name: string) =>
    row(
      'Issuer identification number (BIN) ranges',
      `${key} — ${name}`,
      `Card numbers beginning with ${key}.`,
    );
  const passages = [of('60', 'RuPay'), of('6011', 'Discover'), of('51-55', 'Mastercard')];
  expect(ask(passages, 'PAN 6011 0009 9013 9424: which network is it?')).toContain('**Discover**');
  expect(ask(passages, '555555******4444, what network is it?')).toContain('**Mastercard**');
});

test('a percentage of an amount is worked out, unless more figures are named', () => {
  const passage = row('Merchant pricing', 'Discount rate', 'The merchant discount is taken off each sale.');
  expect(ask([passage], 'merchant discount 1.8 % of AED 500')).toContain('**AED 9.00**');
  expect(ask([passage], 'merchant discount 1.8 % of AED 500 and 0.10 a sale')).not.toContain('AED 9.00');
});
