import { expect, test } from 'vitest';
import { ask } from '../../testing/prompt.ts';

const roles = {
  title: 'Parties',
  section: 'Who does what',
  body: `A gateway carries data, a processor runs transactions, and an acquirer holds the contract.

| Party | Works for | Task |
|---|---|---|
| Gateway | Merchant | Carries payment data |
| Processor | Issuer or acquirer | Runs the technology |
| Acquirer | Merchant | Holds contract and liability |`,
};

test('a row of a table belongs to the side in its key column, not to one that another column names', () => {
  const answer = ask([roles], 'gateway vs processor vs acquirer');
  expect(answer).toContain('|  | Gateway | Processor | Acquirer |');
  expect(answer).toContain(
    '| Task | Carries payment data [1] | Runs the technology [1] | Holds contract and liability [1] |',
  );
});

test('one row never speaks for two sides, and no side of a row is empty', () => {
  const shared = {
    title: 'Cards',
    body: `A debit card draws on an account, a credit card on a credit line.

| Card | Fee | Limit |
|---|---|---|
| Debit and credit card | Yearly | None |
| Debit card | None | Balance |
| Credit card | Yearly | Credit line |`,
  };
  const answer = ask([shared], 'difference between debit card and credit card');
  expect(answer).toContain('| Limit | Balance [1] | Credit line [1] |');
  expect(answer).not.toMatch(/\| (?:–|-) ?\|/);
});

test('the table of a code holds what its own row says, not rows that hold the same digits in other columns', () => {
  const row = {
    title: 'Clearing transaction codes (TC)',
    section: '05 — Sales draft',
    body: '**TC 05 — Sales draft** (format n 2)\n\nTC 05 (Sales draft) is the presentment of a purchase by the acquirer.\n\n- Where used: positions 1-2',
  };
  const families = {
    title: 'Clearing transaction codes (TC) in use',
    section: 'Families of codes',
    body: `The last digit tells sale, credit or cash.

| Stage | Sale | Credit voucher | Cash |
|---|---|---|---|
| Presentment | 05 | 06 | 07 |

| Positions | Value | Meaning |
|---|---|---|
| 1–4 | 05 0 0 | Sale, qualifier 0 |`,
  };
  const answer = ask([row, families], 'What is TC 05?');
  expect(answer).toContain('| Meaning | Sales draft [1] |');
  const [own = ''] = answer.split('###');
  expect(own).not.toMatch(/Credit voucher|Cash|Positions/);
});

test('a second column named as the column of codes is the key of its rows', () => {
  const messages = {
    title: 'Message types',
    section: 'Messages',
    body: `Messages differ.

| Message | MTI | Sent by |
|---|---|---|
| Authorisation request | 0100 | Acquirer |
| Reversal advice | 0420 | Acquirer or network |`,
  };
  expect(ask([messages], 'What is MTI 0420?')).toContain('| Sent by | Acquirer or network [1] |');
});

test('the columns of compared fields are named alike, whatever they were called in the question', () => {
  const fields = [
    {
      title: 'ISO 8583 data elements',
      section: '38 — Authorization identification response',
      body: '**DE 38 — Authorization identification response** (format an 6)\n\nDE 38 is the approval code.',
    },
    {
      title: 'ISO 8583 data elements',
      section: '39 — Response code',
      body: '**DE 39 — Response code** (format an 2)\n\nDE 39 says whether it was approved.',
    },
  ];
  expect(ask(fields, 'DE 39 vs F38')).toContain('|  | DE 39 | DE 38 |');
});

test('two networks with one noun are compared in a column each', () => {
  const stages = {
    title: 'Chargebacks in clearing',
    section: 'How chargebacks look at Visa and Mastercard',
    body: `Chargebacks use codes of their own in clearing.

| Stage | Visa BASE II | Mastercard IPM |
|---|---|---|
| Chargeback of a sale | TC 15 | 1442 |`,
  };
  expect(ask([stages], 'difference between Visa and Mastercard chargebacks')).toContain(
    '| Stage | Visa BASE II | Mastercard IPM |',
  );
});

test('where no table has both sides, what each one is makes one', () => {
  const answer = ask(
    [
      {
        title: 'Cryptograms',
        body: 'An ARPC is the answer of the issuer, while an ARQC is the request of the card.',
      },
      {
        title: 'ARQC',
        body: 'An ARQC is a cryptogram that the card computes; the issuer answers it with an ARPC.',
      },
      { title: 'ARPC', body: 'An ARPC is a cryptogram that proves the issuer to the card after an ARQC.' },
    ],
    'ARQC vs ARPC',
  );
  expect(answer).toContain('|  | ARQC | ARPC |');
});

test('the example of another code is not given as that of the code asked for', () => {
  const three = {
    title: 'PIN block formats',
    section: 'Format 3: random padding',
    body: 'Format 3 is built like format 0, but filled with random digits.\n\n```text\n34 12 25 DB\n```',
  };
  const zero = {
    title: 'PIN block formats in brief',
    section: 'Building a block',
    body: 'A PIN block in format 0 is the PIN field combined by XOR with the PAN field.',
  };
  const answer = ask([three, zero], 'How do I build a PIN block in format 0?');
  expect(answer).toMatch(/^A PIN block in format 0 is the PIN field/);
  expect(answer).not.toContain('34 12 25 DB');
});

test('a key that names two sides belongs to its head noun, and rows become columns', () => {
  const table = {
    title: 'Roles',
    section: 'Roles compared',
    body: `Each role is defined by what it may do.

| Role | What it does |
|---|---|
| Acquirer processor | Runs authorisation for the acquirer |
| Acquirer | Signs merchants |

| Identifier | Field |
|---|---|
| TID, terminal identification | DE 41 |
| MID, acceptor identification code of the shop | DE 42 |`,
  };
  expect(ask([table], 'payment processor vs acquirer')).toContain(
    '| What it does | Runs authorisation for the acquirer [1] | Signs merchants [1] |',
  );
  expect(ask([table], 'MID vs TID')).toContain('| Field | DE 42 [1] | DE 41 [1] |');
});

test('rows on parties are no rows of the tokens that are called after them', () => {
  const seen = {
    title: 'Wallets',
    section: 'What each party sees',
    body: `Each party of a wallet payment sees other data.

| Party | Sees |
|---|---|
| Network | Token and card number |
| Acquirer | Token and cryptogram |`,
  };
  const tokens = {
    title: 'Tokens',
    body: 'A network token is issued by a network. An acquirer token is issued by an acquirer for its own systems.',
  };
  const answer = ask([tokens, seen], 'difference between a network token and an acquirer token');
  expect(answer).not.toMatch(/^\| Sees \| Token/m);
});
