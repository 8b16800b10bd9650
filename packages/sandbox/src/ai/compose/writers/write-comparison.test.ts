import { expect, test } from 'vitest';
import { ask } from '../../../testing/prompt.ts';

test('three things make three columns, and a pronoun stands for the thing asked about first', () => {
  const roles = {
    title: 'Roles in card issuing',
    section: 'Who does what',
    body: `Each role in issuing has its own duty.

| Role | Does | Holds a licence |
|---|---|---|
| Issuer (issuing bank) | Contract with the cardholder | Yes, its own |
| BIN sponsor, sponsor bank | Lends its licence and BIN | Yes |
| Programme manager | Product, brand and marketing | No |
| Issuer processor | Authorisation and card system | Registered as processor |`,
  };
  const answer = ask(
    [roles],
    'What is a programme manager and how does it differ from a BIN sponsor and an issuer processor?',
  );
  expect(answer).toContain('|  | Programme manager | BIN sponsor | Issuer processor |');
  expect(answer).toContain(
    '| Does | Product, brand and marketing [1] | Lends its licence and BIN [1] | Authorisation and card system [1] |',
  );
});

test('columns of the same name in tables of different things make no row', () => {
  const crates = {
    title: 'Crates',
    section: 'Kinds of crates',
    body: `Crates are of several kinds.

| Crate | Treatment |
|---|---|
| Open crate | Cover it |`,
  };
  const letters = {
    title: 'Letters',
    section: 'Kinds of letters',
    body: `Letters are of several kinds.

| Letter | Weight | Treatment |
|---|---|---|
| Sealed letter | 20 g | Post it |`,
  };
  expect(
    ask([crates, letters], 'What is the difference between an open crate and a sealed letter?'),
  ).not.toMatch(/\| Treatment \| Cover it/);
});

test('the sentence that sets both apart leads, though the second is named late in it', () => {
  const five = {
    title: 'Block formats',
    section: 'The five formats compared',
    body: 'The five block formats differ in padding and in where they are used.',
  };
  const four = {
    title: 'Block formats',
    section: 'Format 4: sixteen bytes',
    body: 'Block format 4 is encrypted with a new cipher and has sixteen bytes, whereas format 0 has eight. Both hold the number.',
  };
  expect(ask([five, four], 'How does block format 4 differ from format 0?')).toMatch(
    /^Block format 4 is encrypted/,
  );
});

test('a sentence that names only the respects in which both differ gives way to one that tells them apart', () => {
  const stages = {
    title: 'Two stages',
    section: 'The stages compared',
    body: 'Sorting and delivery differ in purpose and in time.',
  };
  const other = {
    title: 'Post',
    section: 'Sorting and delivery',
    body: 'Sorting asks where a letter goes; delivery brings it there. Both take a day.',
  };
  expect(ask([stages, other], 'What is the difference between sorting and delivery?')).toMatch(
    /^Sorting asks where/,
  );
});

test('where nothing tells both apart, what each of them is opens the answer', () => {
  const kinds = {
    title: 'Crates',
    section: 'Kinds of crates',
    body: 'An open crate and a sealed crate differ in price.',
  };
  const open = { title: 'Open crate', section: 'Overview', body: 'An open crate is a box without a lid.' };
  const sealed = { title: 'Sealed crate', section: 'Overview', body: 'A sealed crate is a box with a seal.' };
  expect(
    ask([kinds, open, sealed], 'What is the difference between an open crate and a sealed crate?'),
  ).toMatch(/^An open crate is a box without a lid\. \[2\] A sealed crate is/);
});

test('a heading has the capitals that passages give to an abbreviation', () => {
  const seals = {
    title: 'Seals',
    section: 'Kinds of seals',
    body: `| Seal | Made | Where |
|---|---|---|
| RCS | Once | Harbour |
| DCS | For each crate | Yard |`,
  };
  expect(ask([seals], 'rcs vs dcs')).toContain('RCS | DCS |');
});

test('a sentence about one side in one case opens no comparison', () => {
  const seals = {
    title: 'Seals',
    section: 'The seals compared',
    body: `If a wax seal were used as a lead seal, the stamp would be missing.

A lead seal is the copy of the wax seal for ships, and only its number is another one.

| Point | Wax seal | Lead seal |
|---|---|---|
| Used for | Letters | Crates |
| Number | Three digits | Five digits |`,
  };
  expect(ask([seals], 'What is the difference between a wax seal and a lead seal?')).toMatch(
    /^A lead seal is the copy/,
  );
});

test('what each side is comes once and first where a sentence on both tells nothing apart', () => {
  const entry = (short: string, full: string, what: string) => ({
    title: 'Glossary',
    section: `${short} — ${full}`,
    body: `**${short}** (${full}): ${what}`,
  });
  const names = {
    title: 'Seals',
    section: 'Other names of seals',
    body: 'An RCS is an old seal to others, and a DCS may be called a live seal.',
  };
  const answer = ask(
    [
      names,
      entry('RCS', 'Resting crate seal', 'A seal that is made once.'),
      entry('DCS', 'Dynamic crate seal', 'A seal that is made anew each day.'),
    ],
    'RCS vs DCS',
  );
  expect(answer).toMatch(/^\*\*RCS\*\* \(resting crate seal\) is a seal that is made once\./);
  expect(answer.split('made once')).toHaveLength(2);
});

test('a side is the row that has just its name, and an acquirer processor is no acquirer', () => {
  const roles = {
    title: 'Roles in acquiring',
    section: 'Roles compared',
    body: `Roles are defined by what a company does.

| Role | What it does | Scheme licence |
|---|---|---|
| Payment gateway | Connects the shop | No |
| Acquirer processor | Runs authorisation for the acquirer | No, acts for a member |
| Acquirer | Signs merchants and settles | Yes |`,
  };
  const answer = ask([roles], 'What does an acquirer do vs a gateway');
  expect(answer).toContain('| Scheme licence | Yes [1] | No [1] |');
});

test('what goes on from a definition stays behind it', () => {
  const modes = {
    title: 'Entry modes',
    section: 'Contactless entry modes',
    body: 'Entry mode 91 means a tap by stripe rules. Networks are retiring it in favour of 07.\n\nEntry mode 07 means a tap by chip rules.',
  };
  const answer = ask([modes], 'Entry mode 91 vs 07');
  expect(answer).not.toMatch(/07 means[^.]*\.[^.]*Networks are retiring it/);
});
