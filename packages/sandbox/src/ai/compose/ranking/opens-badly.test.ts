import { expect, test } from 'vitest';
import { ask, type TestPassage } from '../../../testing/prompt.ts';

const section = (title: string, section: string, body: string): TestPassage => ({ title, section, body });

test('a case is not opened with what something else is called', () => {
  const guard = section(
    'Harbour guards',
    'Who guards the crates',
    'A warehouse steward is a trusted person who keeps the seal of each crate in the harbour.',
  );
  const lost = section(
    'Seals',
    'Lost seals',
    'The seal of a crate that was lost in the harbour is replaced by two officers the same day.',
  );
  expect(ask([guard, lost], 'Somebody lost the seal of a crate in the harbour. What must we do?')).toMatch(
    /^The seal of a crate that was lost/,
  );
});

test('a list named in front opens no answer, and neither does a row where the question is why', () => {
  const signs = section(
    'Crate theft',
    'Recognise crate theft',
    `Signs: crates missing at night and broken seals.

Crate theft is the taking of small crates from a yard at night, with seals broken.`,
  );
  expect(ask([signs], 'Many small crates are missing at night with broken seals. What is going on?')).toMatch(
    /^Crate theft is the taking/,
  );
  const rows = section(
    'Seals',
    'Checks',
    `A seal is weighed because its stamp alone can be forged.

| Party | Why it weighs the seal of a crate |
|---|---|
| Harbour | Crate seal weighed at the gate |
| Yard | Crate seal weighed at night |`,
  );
  expect(ask([rows], 'Why is the seal of a crate weighed at the gate?')).toMatch(
    /^A seal is weighed because/,
  );
});

test('somebody in a case of his own opens no answer about another', () => {
  const other = section(
    'Crates on ships',
    'Approving a crate',
    'A captain who gets a letter that nobody announced opens no crate and calls the harbour. Loading a crate on a ship needs the approval of the harbour.',
  );
  expect(ask([other], 'How do we load a crate of the captain on a ship?')).toMatch(
    /^Loading a crate on a ship/,
  );
});

test('of a value told in a case the row of its field is no answer', () => {
  const field = {
    title: 'ISO 8583 data elements',
    section: '39 — Response code',
    body: '**DE 39 — Response code** (format an 2)\n\nDE 39 (Response code) gives the outcome: 00 approved, 91 issuer unavailable, and so on.',
  };
  const producer = section(
    'Response codes',
    'Who produced the response code',
    'A response code such as 91 can come from the acquirer, the network or the issuer. Find the producer first.',
  );
  expect(
    ask(
      [field, producer],
      'In the log of one acquirer I see field 39 = 91 since noon. Where do I start looking?',
    ),
  ).toMatch(/^A response code such as 91/);
});

test('what holds in one place only opens no answer that asks of no place', () => {
  const places = section(
    'Seals',
    'Seals of crates',
    `In India a seal of a crate is kept by the harbour for a year.

A seal of a crate is kept by the yard for a month.`,
  );
  expect(ask([places], 'How long is a seal of a crate kept?')).toMatch(/^A seal of a crate is kept/);
  expect(ask([places], 'How long is a seal of a crate kept in India?')).toMatch(/^In India/);
});

test('an item about a case of its own does not open the answer to a question that tells none', () => {
  const seals = section(
    'Seals',
    'Keeping spare seals',
    `Spare seals of a crate are kept by the harbour master.

- **All spare seals are lost:** the spare seals of every crate are kept anew by whoever may hold them.`,
  );
  expect(ask([seals], 'who may hold the spare seals of a crate')).toMatch(/^Spare seals of a crate are kept/);
});
