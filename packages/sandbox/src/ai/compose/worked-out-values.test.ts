import { expect, test } from 'vitest';
import { ask, type TestPassage } from '../../testing/prompt.ts';

const yen: TestPassage = {
  title: 'Amounts',
  body: 'Amounts hold minor units. The number of decimals belongs to the currency: two for AED 784, zero for JPY 392, three for KWD 414.',
};
const bitmap: TestPassage = {
  title: 'ISO 8583 messages',
  section: 'Which data elements stand in a request',
  body: `A bit of the bitmap says that a data element is present.

| Field | 0100 |
|---|---|
| 2 PAN, 3 processing code | Yes |
| 12, 13 local time | Yes |
| 52 PIN block | Online PIN |`,
};
const mac: TestPassage = {
  title: 'ISO 8583:1987 data elements (DE 1-128)',
  section: '64 — Message authentication code',
  body: '**DE 64 — Message authentication code** (format b 64)\n\nDE 64 protects the message.',
};

test('an amount has the decimals that the passages give its currency, read and written', () => {
  expect(ask([yen], 'Amount field 000000012345 in yen, how much is that?')).toContain('**12345 JPY**');
  expect(ask([yen], 'DE 4 is 000000012345 and the currency KWD, how much is it?')).toContain(
    '**12.345 KWD**',
  );
  expect(ask([yen], 'How is 150 AED written in DE 4?')).toContain('`000000015000`');
  expect(ask([yen], 'DE 4 is 000000012345 in OMR, how much is it?')).not.toContain('OMR**');
});

test('an amount is read in each of several currencies, if the passages give the decimals of all', () => {
  const answer = ask([yen], 'Amount field 000000012345, currency 392, 414 or 784: how much is it in each?');
  expect(answer).toContain('| JPY | 0 | **12345 JPY** [1] |');
  expect(answer).toContain('| KWD | 3 | **12.345 KWD** [1] |');
  expect(answer).toContain('| AED | 2 | **123.45 AED** [1] |');
  expect(ask([yen], 'Amount field 000000012345 in JPY or OMR, how much is it?')).not.toContain('**');
});

test.each([
  'A yen amount is too small when two decimals were assumed where JPY has none.',
  'If a yen purchase is too high, the two missing decimals were added: JPY has none.',
  'Yen has no decimals, and Kuwaiti dinar has three.',
  'AED 784, two decimals; JPY 392, none; KWD 414, three.',
  'The minor units: 2 decimals for AED, 0 for JPY, 3 for KWD.',
])('the decimals of a currency are those told of it: %s', (body) => {
  expect(ask([{ title: 'Amounts', body }], 'DE 4 = 000000012500 in JPY, how much is it?')).toContain(
    '**12500 JPY**: JPY has no decimals',
  );
});

test('a conversion rate is read by its first digit, where a passage tells its form', () => {
  const billing = {
    title: 'ISO 8583:1987 data elements (DE 1-128)',
    section: '10 — Conversion rate, cardholder billing',
    body: 'DE 10 (Conversion rate, cardholder billing) has one digit for the number of decimals, then seven digits.',
  };
  expect(ask([billing], 'DE 10 is 61085000, which rate is that?')).toContain(
    'DE 10 is the rate **1.085000**',
  );
  expect(ask([billing], 'the file shows a conversion rate of 70123456')).toContain('the rate **0.0123456**');
  expect(ask([billing], 'bit 10 = 00000036')).toContain('the rate **36**');
  expect(ask([billing], 'DE 10 with 91085000')).not.toContain('the rate');
});

test('the leading zero of a currency code is no number of decimals', () => {
  const dinar = {
    title: 'Currencies',
    body: 'The number of decimals follows from the code. For BHD the code 048 has a leading zero.',
  };
  expect(ask([dinar], 'How is 18 BHD written in DE 4?')).not.toContain('has no decimals');
});

test('the elements of a bitmap are named as the passages name them, with the last one', () => {
  const answer = ask(
    [bitmap, mac],
    'Which data elements has the bitmap 6008 0000 0000 0001, and is there a PIN block?'.replaceAll(
      /(?<=\d) (?=\d)/g,
      '',
    ),
  );
  expect(answer).toContain('announces DE 2, 3, 13 and 64. Bit 1 is not set');
  expect(answer).toContain('The last element is DE 64.');
  expect(answer).toContain('| DE 2 | PAN [1] |');
  expect(answer).toContain('| DE 64 | Message authentication code [2] |');
  expect(answer).not.toContain('| DE 13 |');
  expect(answer).toContain('DE 52 (PIN block) is not among them.');
});

test('what follows the message type is a bitmap without being called so', () => {
  expect(ask([bitmap], 'How do I read the 8 bytes after the message type, 6008000000000001?')).toMatch(
    /^Bitmap `6008000000000001` announces DE 2, 3, 13 and 64/,
  );
});

test('who asks which fields are present in so many digits means a bitmap', () => {
  expect(ask([bitmap], 'which fields are present in 6008000000000001')).toMatch(
    /^Bitmap `6008000000000001` announces DE 2, 3, 13 and 64/,
  );
});

test('a second bitmap behind one whose first bit is set counts from 65 on, with blanks or without', () => {
  const apart = ask(
    [bitmap],
    'The bitmap is C0 00 00 00 00 00 00 00 and then 00 00 00 40 00 00 00 01: which fields?',
  );
  expect(apart).toContain('Secondary bitmap `0000004000000001` announces DE 90 and 128.');
  expect(apart.match(/The last element is DE \d+/g)).toEqual(['The last element is DE 128']);
  const whole = ask([bitmap], 'Which fields has the bitmap C000000000000000 0000004000000001?');
  expect(whole).toContain('announces DE 2, 90 and 128. Bit 1 is set: the second half');
});

test('an element of the secondary bitmap is among those of both', () => {
  const original: TestPassage = {
    title: 'ISO 8583:1987 data elements (DE 1-128)',
    section: '90 — Original data elements',
    body: '**DE 90 — Original data elements** (format n 42)\n\nDE 90 names the original.',
  };
  const answer = ask(
    [bitmap, original],
    'Is DE 90 there when the bitmap is C000000000000000 followed by 0000004000000001 in hex?',
  );
  expect(answer).toContain('DE 90 (Original data elements) is among them.');
  expect(answer).not.toContain('not among them');
});

test('the first byte of a bitmap is read by itself', () => {
  expect(ask([bitmap], 'Our bitmap begins with hex B2, which fields are these?')).toContain(
    '`B2` is 1011 0010 in bits, which sets bit 1 (a secondary bitmap follows) and DE 3, 4 and 7.',
  );
});

test('a day of the year is read and written, and counts the leap day', () => {
  const arn: TestPassage = {
    title: 'ARN',
    body: 'The date is written as YDDD, the day of the year behind a digit.',
  };
  expect(ask([arn], 'Which date is 6060 as YDDD?')).toContain(
    'day 60 of a year that ends in 6: 1 March, or 29 February in a leap year',
  );
  expect(ask([arn], 'What is 1 March 2028 as YDDD?')).toContain('`8061` as YDDD');
  expect(ask([arn], 'What is 29 February 2027 as YDDD?')).not.toContain('day 60');
});

test('a card is valid to the last day of the month printed on it', () => {
  const expiry: TestPassage = {
    title: 'Expiry',
    body: 'A card is valid to the last day of the month of its expiry date.',
  };
  expect(ask([expiry], 'The card expires 02/28. Until which day is it valid?')).toContain('29 February 2028');
  expect(ask([expiry], 'Is a card with expiry 09/27 still valid on 30 September 2027?')).toMatch(
    /^Yes\. On 30 September 2027/,
  );
  expect(ask([expiry], 'Is a card with expiry 09/27 still valid on 1 October 2027?')).toMatch(
    /^No\. On 1 October 2027/,
  );
  expect(ask([expiry], 'Is a card with expiry 02/27 still valid on 31 February 2027?')).toMatch(
    /^A card with `02\/27` is valid up to and including 28 February 2027/,
  );
});

test('lengths of a TLV object are read and written in their short and long forms', () => {
  const tlv: TestPassage = {
    title: 'TLV',
    body: 'In TLV a length of 81 means that one more byte holds the length, 82 two more.',
  };
  expect(ask([tlv], 'The TLV length is 82 01 2C, how long is the value?')).toContain('is 300 bytes');
  expect(ask([tlv], 'How is a length of 200 bytes written in TLV?')).toContain('`81 C8`');
  expect(ask([tlv], 'How is a length of 20 bytes written in TLV?')).toContain('`14`');
});

test('a number of bytes that begins with 81 or 82 is no length already written', () => {
  const tlv: TestPassage = {
    title: 'TLV',
    body: 'In TLV a length of 81 means that one more byte holds the length, 82 two more.',
  };
  expect(ask([tlv], 'How is a TLV length of 8192 bytes written?')).toContain('`82 20 00`');
  expect(ask([tlv], 'How is a TLV length of 8,100 bytes written?')).toContain('`82 1F A4`');
  expect(ask([tlv], 'Is a TLV length of 8192 possible?')).not.toContain('146');
  expect(ask([tlv], 'What does the TLV length 8180 say?')).toContain('is 128 bytes');
});

test('a CVM list is read rule by rule as the passages name methods and conditions', () => {
  const list: TestPassage = {
    title: 'Cardholder verification',
    section: 'Reading a CVM list',
    body: `The CVM list holds two amounts and then rules of a method and a condition.

| CVM code | Method |
|---|---|
| 02, 42 | Online PIN |
| 1F | No CVM required |

| CVM code | Condition |
|---|---|
| 03 | If the terminal supports it |`,
  };
  const answer = ask([list], 'CVM list 8E = 0000000000000000 4203 1F03, what does it say?');
  expect(answer).toContain('| 1 | `4203` | Online PIN [1] | If the terminal supports it [1] | Next rule |');
  expect(answer).toContain(
    '| 2 | `1F03` | No CVM required [1] | If the terminal supports it [1] | Verification has failed |',
  );
});

test('values of EMV tags are read as dates, counters and amounts', () => {
  const tags: TestPassage = {
    title: 'EMV tags in TLV',
    body: 'TLV objects follow each other.\n\n| Tag | Name |\n|---|---|\n| 9A | Transaction date |\n| 9F36 | ATC |\n| 9F02 | Amount |',
  };
  const currency: TestPassage = {
    title: 'Currency codes (ISO 4217)',
    section: '414 — Kuwaiti dinar (KWD)',
    body: '**414 — Kuwaiti dinar (KWD)** (format n 3, exponent 3)\n\nCurrency code 414 is the Kuwaiti dinar.\n\n- Where used: DE 49; EMV tags 5F2A',
  };
  const answer = ask([tags, currency], 'Decode the tags 9A032802299F3602001C9F02060000000123455F2A020414');
  expect(answer).toContain('| `9A` | Transaction date [1] | 3 | `280229` | 29 February 2028 [1] |');
  expect(ask([tags], 'Decode the tags 9A032702299F3602001C')).not.toContain('29 February');
  expect(answer).toContain('28 in decimal');
  expect(answer).toContain('12.345 KWD [2]');
  expect(answer).toContain('Kuwaiti dinar (KWD) [2]');
});

const visaLayout: TestPassage = {
  title: 'Visa chip cryptograms',
  section: 'Layout of tag 9F10',
  body: `Tag 9F10 of a Visa card is told apart by the first byte.

| Format | Byte 1 (Length) | Then |
|---|---|---|
| 0 | 06 | Derivation key index (1 byte), CVN (1), CVR (4 bytes: length and three bytes), optionally length and discretionary data |
| 2 | 1F | CVN (1), derivation key index (1), CVR (5), discretionary data; 32 bytes in all |`,
};
const mastercardLayout: TestPassage = {
  title: 'Mastercard chip cryptograms',
  section: 'Issuer application data (9F10) of a Mastercard card',
  body: `The data hold what the issuer needs.

| Byte | Content |
|---|---|
| 1 | Key derivation index |
| 2 | Cryptogram version number (CVN) |
| 3–8 | Card verification results |
| 9 and on | Counters |`,
};

test('a tag is taken apart byte by byte by the layout that its first byte chooses', () => {
  const answer = ask(
    [mastercardLayout, visaLayout],
    'Visa log: 9F10 = 06010A03A00000. Which cryptogram version is it, and where does the CVR begin?',
  );
  expect(answer).toContain('`9F10` = `06 01 0A 03 A0 00 00`, byte by byte [2]:');
  expect(answer).toContain('| 1 | `06` | Length, Format 0 |');
  expect(answer).toContain('| 3 | `0A` | CVN, 10 in decimal |');
  expect(answer).toContain('| 4 to 7 | `03 A0 00 00` | CVR |');
});

test('a tag is taken apart by a table of its bytes, and left alone when it ends within a part', () => {
  const question = (value: string) => `What says tag 9F10 = ${value} of a Mastercard card?`;
  const answer = ask([mastercardLayout], question('0110A00003220000'));
  expect(answer).toContain('| 2 | `10` | Cryptogram version number (CVN), 16 in decimal |');
  expect(answer).toContain('| 3 to 8 | `A0 00 03 22 00 00` | Card verification results |');
  expect(ask([mastercardLayout], question('0110A000'))).not.toContain('byte by byte');
});

test('the bits of a part are told by the table whose heading spells its name out', () => {
  const results: TestPassage = {
    title: 'Visa chip cryptograms',
    section: 'Card verification results bit by bit',
    body: `The results are the card's own report.

| Byte | Bits (hex) | Meaning |
|---|---|---|
| 2 | C0 | Second GENERATE AC: 00 AAC, 40 TC, 80 not requested |
| 3 | 20 | Velocity counters exceeded |
| 3 | 10 | New card |
| 4 | F0 | Number of script commands processed |`,
  };
  const answer = ask([visaLayout, results], '9F10 = 06010A03A02030 decode it');
  expect(answer).toContain('- **CVR byte 2, bits C0:** Second GENERATE AC: not requested [2]');
  expect(answer).toContain('- **CVR byte 3, bits 20:** Velocity counters exceeded [2]');
  expect(answer).toContain('- **CVR byte 4, bits F0:** Number of script commands processed: 3 [2]');
  expect(answer).not.toContain('New card [2]\n');
  expect(answer).not.toContain('The values of the question mean');
});
