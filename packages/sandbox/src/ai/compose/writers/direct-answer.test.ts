import { expect, test } from 'vitest';
import { ask, type TestPassage } from '../../../testing/prompt.ts';
import { answerTypeOf, tells, withoutAsking } from '../question/answer-type.ts';

const identifiers: TestPassage = {
  title: 'Message matching',
  section: 'STAN and other identifiers compared',
  body: `Identifiers of a message differ in how long they live.

| Identifier | Field | Set by |
|---|---|---|
| STAN | DE 11 | Sender of the message |
| RRN | DE 37 | Acquirer |`,
};
const limits: TestPassage = {
  title: 'Disputes',
  section: 'Time limits',
  body: `Limits count from the processing date.

| Step | Limit |
|---|---|
| Chargeback, 4853 | 120 days |
| Chargeback, 4808 | 90 days |`,
};
test('a question is known by the kind of thing it wants to be told', () => {
  expect(answerTypeOf('How many days do we have to answer?')).toBe('duration');
  expect(answerTypeOf('How long is the chargeback window?')).toBe('duration');
  expect(answerTypeOf('How long is an ARN?')).toBe('length');
  expect(answerTypeOf('How many digits has a PVV?')).toBe('amount');
  expect(answerTypeOf('Who sets the STAN?')).toBe('who');
  expect(answerTypeOf('Where is the RRN carried?')).toBe('place');
  expect(answerTypeOf('May a merchant store CVV2?')).toBe('verdict');
  expect(answerTypeOf('who is liable for a fallback')).toBe('bearer');
  expect(answerTypeOf('how much does arbitration cost the loser')).toBe('cost');
  expect(answerTypeOf("What's the Visa VAMP threshold 2026")).toBe('amount');
  expect(answerTypeOf('Explain clearing')).toBeNull();
  expect(tells('within 120 days', 'duration')).toBe(true);
  expect(tells('as soon as possible', 'duration')).toBe(false);
  expect(tells('It is the 23-digit reference of a record', 'length')).toBe(true);
});

test('an answer opens with the row that tells the very thing asked for', () => {
  expect(ask([identifiers], 'Who generates the STAN?')).toMatch(
    /^\*\*STAN:\*\* field: DE 11; set by: Sender of the message\. \[1\]/,
  );
  expect(ask([limits], 'Mastercard chargeback 4853: how many days?')).toMatch(
    /^\*\*Chargeback, 4853:\*\* 120 days\. \[1\]/,
  );
});

test('an answer opens with what stands below a heading that asks the same', () => {
  const beside: TestPassage = {
    title: 'Switch and host',
    section: 'Answers in an outage',
    body: 'When a switch answers by stand-in processing, it writes an advice afterwards.',
  };
  const asked: TestPassage = {
    title: 'Stand-in processing',
    section: 'When stand-in processing starts',
    body: 'Stand-in starts when no answer of the issuer comes within the time limit. It ends with the sign-on.',
  };
  expect(ask([beside, asked], 'When does a switch answer by stand-in processing?')).toMatch(
    /^Stand-in starts when no answer/,
  );
});

test('a question for a data element begins with the row that names it, not with what DE stands for', () => {
  const places: TestPassage = {
    title: 'Identifying the merchant',
    section: 'Identifiers in messages',
    body: `The identifiers have fixed places.

| Identifier | Field |
|---|---|
| TID | DE 41 |
| MCC | DE 18 |`,
  };
  const entry = (short: string, name: string): TestPassage => ({
    title: 'Glossary of card payment terms',
    section: `${short} — ${name}`,
    body: `**${name}** (${short}): what every merchant message may carry.`,
  });
  const entries = [entry('DE', 'Data element'), entry('MCC', 'Merchant category code')];
  expect(ask([places, ...entries], 'Which DE carries the MCC?')).toMatch(/^\*\*MCC:\*\* DE 18\. \[1\]/);
});

test('the words that ask how long or how many name nothing to look for', () => {
  expect(withoutAsking('How long may a hold last, and how many days at most?').split(/\s+/)).toEqual([
    '',
    'may',
    'a',
    'hold',
    'last,',
    'and',
    'at',
    'most?',
  ]);
});

test('an error in a question about an HSM is an error of the HSM, and its row is told', () => {
  const row: TestPassage = {
    title: 'payShield HSM error codes',
    section: '10 — Source key parity error',
    body: '**HSM error 10 — Source key parity error** (format an 2)\n\nHSM error 10 means a source key has wrong parity.',
  };
  expect(ask([limits, row], 'Our HSM answers error 10, what is that?')).toMatch(/^HSM error 10 means/);
});

test('a sentence on something else before the answer is left out with the word that joins them', () => {
  const rules: TestPassage = {
    title: 'Fraud prevention',
    body: 'Test each change on a few orders. And keep in mind that CVV2 must not be kept after authorisation.',
  };
  expect(ask([rules], 'May CVV2 be kept after authorisation?')).toMatch(
    /^No\. Keep in mind that CVV2 must not be kept/,
  );
});

test('a question when something must happen is not answered by what follows if it does', () => {
  const online: TestPassage = {
    title: 'Going online',
    section: 'Default action codes',
    body: 'If the terminal must go online and cannot, it asks the card again.\n\nThe terminal must go online when a bit of the online action code is set in the TVR.',
  };
  expect(ask([online], 'When must the terminal go online?')).toMatch(/^The terminal must go online when/);
});

test('a short question how long a field is opens with its format, and what follows is short', () => {
  const row: TestPassage = {
    title: 'ISO 8583:1987 data elements (DE 1-128)',
    section: '37 — Retrieval reference number',
    body: '**DE 37 — Retrieval reference number** (format an 12)\n\nDE 37 (Retrieval reference number) is the reference by which the acquirer finds a transaction.',
  };
  expect(ask([row], 'How long is DE 37?')).toMatch(
    /^DE 37 \(Retrieval reference number\) has the format an 12\. \[1\]/,
  );
});

test('who asks whether something must be so is not told first what the abbreviations stand for', () => {
  const entry = (short: string, name: string): TestPassage => ({
    title: 'Glossary of card payment terms',
    section: `${short} — ${name}`,
    body: `**${short}** (${name}): what every switch knows.`,
  });
  const rule: TestPassage = {
    title: 'PIN at the ATM',
    body: 'The PIN must leave the ATM encrypted as a PIN block.',
  };
  const answer = ask(
    [rule, entry('PIN', 'Personal identification number'), entry('ATM', 'Automated teller machine')],
    'Must the PIN leave the ATM encrypted?',
  );
  expect(answer).toMatch(/^The PIN must leave the ATM encrypted/);
});

test('a code told by the way is decoded at the end when the answer does not name it', () => {
  const code: TestPassage = {
    title: 'ISO 8583 response codes (DE 39)',
    section: '91 — Issuer unavailable',
    body: '**Response code 91 — Issuer unavailable** (format an 2)\n\nResponse code 91 (Issuer unavailable) means no answer came from the issuer.',
  };
  const fault: TestPassage = {
    title: 'Terminal batches',
    section: 'What goes wrong at batch close',
    body: 'A batch close fails in the evening when the line of the terminal is down and nobody looks at the totals.',
  };
  const answer = ask(
    [fault, code],
    'Why does our terminal batch close fail in the evening while sales get 91 on the line?',
  );
  expect(answer).toContain('Response code 91 (Issuer unavailable) means');
});

test('beside an opening of a few words stands what tells more of what is asked', () => {
  const kinds: TestPassage = {
    title: 'Reader limits',
    section: 'Limits of a reader',
    body: `A reader has three limits.

| Limit | Above it |
|---|---|
| Floor limit | Go online |

A reader asks for the PIN after several taps because a limit on their number or their sum has been reached in the chip or at the issuer.`,
  };
  expect(ask([kinds], 'Which limits has a reader, and why does it ask for the PIN after taps')).toMatch(
    /^A reader has three limits\. .*A reader asks for the PIN after several taps/,
  );
});

test('of several rows of one table none leads when none is asked for', () => {
  const row = (key: string, meaning: string): TestPassage => ({
    title: 'Crate digits',
    section: `xx${key} — ${meaning}`,
    body: `A crate code with third digit ${key} (xx${key}) means ${meaning}.`,
  });
  const digits: TestPassage = {
    title: 'Crate codes',
    section: 'The digits one by one',
    body: 'A crate code has three digits: the first for size, the second for colour, the third digit for the lid.',
  };
  expect(
    ask(
      [digits, row('2', 'no lid'), row('5', 'glass lid')],
      'What does the third digit of the crate code tell?',
    ),
  ).toMatch(/^A crate code has three digits/);
});

test('a piece of what stands under a code is not what the code is', () => {
  const places: TestPassage = {
    title: 'Private data',
    section: 'PDS 0990 and its places',
    body: `These places matter most.

| PDS 0990 positions | Content |
|---|---|
| 1 | Crate type |

PDS 0990 names the crate of a parcel.`,
  };
  expect(ask([places], 'What is PDS 0990 used for?')).toMatch(/^PDS 0990 names the crate/);
});
