import { expect, test } from 'vitest';
import { ask } from '../../testing/prompt.ts';

const programme = {
  title: 'Settlement between BIN sponsor and programme manager',
  body: 'In a sponsored card programme the BIN sponsor, a member of the network, owes and receives the settlement for cards that a programme manager sells.',
};

const roles = {
  title: 'Roles in card issuing',
  section: 'Who does what',
  body: `Each role in issuing has its own duty towards network and customer.

| Role | Does | Holds a licence |
|---|---|---|
| BIN sponsor, sponsor bank | Issuer that lets another company's programme use its licence and BIN | Yes |
| Programme manager | Product, brand, marketing and customer service | No |`,
};

const counter = {
  title: 'EMV data objects (tags)',
  section: '9F36 — Application transaction counter (ATC)',
  body: `**Tag 9F36 — Application transaction counter (ATC)** (format b, 2 B)

Tag 9F36 (Application transaction counter) grows by one with each transaction of the card.`,
};

const checks = {
  title: 'Verification of cryptograms',
  section: 'What the issuer checks',
  body: 'A correct cryptogram proves the card, but the issuer should also read the ATC. Large gaps in the ATC suggest a copy, which is why the issuer should care.',
};

test('the row of a table that says what a role does opens the answer to what it is', () => {
  expect(ask([programme, roles], 'What is a BIN sponsor?')).toMatch(
    /^\*\*BIN sponsor, sponsor bank:\*\* does: Issuer that lets/,
  );
});

test('a row that says only where a thing stands does not open for it', () => {
  const fields = {
    title: 'Fields',
    section: 'Where things stand',
    body: `Most things have a field of their own in each of the formats.

| Thing | Field | Format | Set by |
|---|---|---|---|
| BIN sponsor | DE 48 of the request, in part | an 3, left-justified | Acquirer |`,
  };
  expect(ask([programme, fields], 'What is a BIN sponsor?')).not.toMatch(/^\*\*BIN sponsor/);
});

test('an entry of the short form in brackets opens a question that goes on', () => {
  const answer = ask([checks, counter], 'What is the ATC and why would the issuer care about gaps?');
  expect(answer).toMatch(/^Tag 9F36 \(Application transaction counter\) grows by one/);
});

test('the column of a table that compares things says what one of them is when nothing else does', () => {
  const models = {
    title: 'Facilitators and marketplaces',
    section: 'Models compared',
    body: `These models differ in who sells and who handles the money.

| | Marketplace | Merchant of record |
|---|---|---|
| Cardholder buys from | Platform | The company itself, as reseller |
| Disputes answered by | Marketplace | Merchant of record |`,
  };
  expect(ask([models], 'What is a merchant of record?')).toMatch(
    /^\*\*Merchant of record:\*\* cardholder buys from: The company itself, as reseller; disputes answered by: Merchant of record\. \[1\]/,
  );
});

test('a sentence that introduces a list, a table or an example opens no answer', () => {
  const scripts = {
    title: 'Issuer scripts',
    section: 'MAC of an issuer script',
    body: `The layout header, counter, cryptogram, data of the MAC of an issuer script is common, and used here.

The MAC of an issuer script proves that the issuer wrote the command. Nobody on the way can change it.`,
  };
  expect(ask([scripts], 'Which data does the MAC of an issuer script have?')).toMatch(
    /^The MAC of an issuer script/,
  );
});

const crates = {
  title: 'Crates',
  section: 'Sealed and open crates compared',
  body: `Sealed crates and open crates travel in the same lorries, and open crates are the cheaper ones.

| Crate | Weight | Colour | Lid |
|---|---|---|---|
| Sealed crate | 12 kg | Red | Glued |
| Open crate | 9 kg | Blue | None |

A sealed crate is a crate whose lid is glued on at the factory.`,
};

test('a row of details opens no definition where a sentence says what the thing is', () => {
  expect(ask([crates], 'What is a sealed crate?')).toMatch(/^A sealed crate is a crate whose lid/);
});

test('a part of a thing, or more than the thing, is not what its short form stands for', () => {
  const number = {
    title: 'Crate numbers',
    section: 'Layout of the number',
    body: 'The layout of a crate reference number (CRN) is nine digits in two parts. Crate reference number (CRN) theft is rare.',
  };
  const entry = {
    title: 'Glossary',
    section: 'CRN — Crate reference number',
    body: '**CRN** (Crate reference number): The number by which a crate is traced.',
  };
  expect(ask([number, entry], 'CRN meaning')).toMatch(
    /^\*\*CRN\*\* \(crate reference number\) is the number by which/,
  );
});

test('the row of a format is known by its name', () => {
  const row = {
    title: 'PIN block formats',
    section: 'ISO-2 — ISO format 2',
    body: `**PIN block format ISO-2 — ISO format 2** (format 8 B)

ISO format 2 is filled with F and used at the chip card only.`,
  };
  const table = {
    title: 'PIN block formats',
    section: 'Translation',
    body: `Not every format may become every other one.

| From | To 0 | To 1 |
|---|---|---|
| 2 | Yes | No |`,
  };
  expect(ask([table, row], 'What is ISO format 2?')).toMatch(/^ISO format 2 is filled with F/);
});
