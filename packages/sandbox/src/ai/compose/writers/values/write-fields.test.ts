import { expect, test } from 'vitest';
import { ask, type TestPassage } from '../../../../testing/prompt.ts';

const row = (
  title: string,
  name: string,
  key: string,
  label: string,
  where: string,
  said = '',
): TestPassage => ({
  title,
  section: `${key} — ${name}`,
  body: `**${label} ${key} — ${name}**${said}\n\n${label} ${key} means ${name}.\n\n- Where used: ${where}`,
});
const refund = row(
  'Processing code transaction types (DE 3, digits 1-2)',
  'Refund',
  '20',
  'Processing code',
  'DE 3 positions 1-2; EMV tag 9C',
);
const chip = row(
  'POS entry modes (DE 22, digits 1-2)',
  'Chip',
  '05',
  'POS entry mode',
  'DE 22 positions 1-2; EMV tag 9F39',
);
const dinar = row(
  'Currency codes (ISO 4217)',
  'Kuwaiti dinar (KWD)',
  '414',
  'Currency',
  'DE 49, DE 50, DE 51',
  ' (format n 3, exponent 3)',
);
const presentment = row(
  'Mastercard clearing function codes (DE 24)',
  'First presentment',
  '200',
  'Function code',
  'DE 24 of MTI 1240',
);
const amount: TestPassage = {
  title: 'ISO 8583:1987 data elements (DE 1-128)',
  section: '22 — Point of service entry mode',
  body: '**DE 22 — Point of service entry mode** (format n 3)\n\nDigits 1-2 are the PAN entry mode (01 manual, 05 chip, by network use 07 contactless chip), digit 3 the PIN entry capability (1 yes, 2 no).',
};

test('each field of a message gets a row with what its value means and where that is said', () => {
  const answer = ask(
    [refund, chip, dinar, amount],
    'DE 3 = 200000, DE 22 = 0510, DE 49 = 414. What is this?',
  );
  expect(answer).toMatch(/^The values of the question mean:\n\n\| Field \| Value \| Meaning \|/);
  expect(answer).toContain('| DE 3 | `200000` | `20` Refund [1] |');
  expect(answer).toContain(
    '| DE 22 (Point of service entry mode) | `0510` | `05` Chip [2]; `1` PIN entry capability: yes [4] |',
  );
  expect(answer).toContain('| DE 49 | `414` | Kuwaiti dinar (KWD) [3] |');
});

test('an amount has the decimals of its currency', () => {
  expect(ask([dinar, refund], 'DE 3 = 200000, DE 4 = 000000012550, DE 49 = 414: how much?')).toContain(
    '| DE 4 | `000000012550` | 12.550 KWD [1] |',
  );
});

test('a date is read by the form that its row gives', () => {
  const time: TestPassage = {
    title: 'ISO 8583:1987 data elements (DE 1-128)',
    section: '7 — Transmission date and time',
    body: '**DE 7 — Transmission date and time** (format n 10 (MMDDhhmmss))\n\nDE 7 is the moment of sending.',
  };
  expect(ask([time], 'DE 7 = 1121143005, how do I read it?')).toContain(
    '`1121143005` | 21 November, 14:30:05 [1] |',
  );
  expect(ask([time], 'DE 7 = 1321143005, how do I read it?')).not.toContain('14:30:05');
});

test('a row of one message type says nothing of another', () => {
  const question = (mti: string) => `MTI ${mti}, DE 24 = 200, DE 3 = 200000, DE 49 = 414. Read it for me.`;
  expect(ask([presentment, refund, dinar], question('1240'))).toContain('`200` | First presentment [1] |');
  expect(ask([presentment, refund, dinar], question('1442'))).toContain('| DE 24 | `200` | – |');
});

test('bytes of a tag are read by a table of bytes', () => {
  const results: TestPassage = {
    title: 'Reading EMV tags',
    section: 'CVM results (tag 9F34)',
    body: 'The CVM results have three bytes.\n\n| Byte 1 | Method | Byte 3 | Result |\n|---|---|---|---|\n| 02, 42 | Online PIN | 00 | Unknown |\n| 1E, 5E | Signature | 02 | Successful |',
  };
  expect(ask([results], '9F34 = 420302, please decode')).toContain(
    '`42` Online PIN [1]; `02` Successful [1] |',
  );
});

test('values among which one chooses are no message, and a case told at length is answered first', () => {
  expect(ask([chip, refund], 'DE 22 = 051, 071 or 901?')).not.toContain('The values of the question mean');
  const lost: TestPassage = {
    title: 'Refunds',
    body: 'A refund that the customer does not see is searched for by its reference at the issuer first.',
  };
  const answer = ask(
    [lost, refund, chip],
    'Our customer does not see a refund that the shop sent last week with DE 3 = 200000 and DE 22 = 051. Where do we search for it first, at the issuer or at the network?',
  );
  expect(answer.indexOf('searched for by its reference')).toBeGreaterThanOrEqual(0);
  expect(answer.indexOf('| Meaning |')).toBeGreaterThan(answer.indexOf('searched for by its reference'));
});

test('whether a message is the thing that a value names is said first, and where words exclude each other, that it is not', () => {
  const second = row(
    'Mastercard clearing function codes (DE 24)',
    'Second presentment, full',
    '205',
    'Function code',
    'DE 24 of MTI 1240',
  );
  const mti = row('Message type indicators (MTI)', 'Presentment', '1240', 'MTI', 'Clearing files');
  const question = (thing: string) => `Is a 1240 with DE 24 = 205 a ${thing}?`;
  expect(ask([second, mti], question('first presentment'))).toMatch(
    /^No\. DE 24 with `205` means Second presentment, full\. \[1\]/,
  );
  expect(ask([second, mti], question('second presentment'))).toMatch(/^Yes\. DE 24 with `205`/);
  expect(ask([second, mti], question('presentment of a chargeback'))).toMatch(/^The values of the question/);
});

test('a response code among the fields that no passage knows is named', () => {
  const answer = ask([refund, chip, dinar], 'DE 3 = 200000, DE 22 = 051, DE 39 = ZZ. Read it.');
  expect(answer).toContain('My knowledge does not cover response code ZZ.');
});
