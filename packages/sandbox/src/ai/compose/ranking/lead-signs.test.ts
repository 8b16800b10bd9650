import { expect, test } from 'vitest';
import { ask } from '../../../testing/prompt.ts';

const overview = {
  title: 'Crate seals',
  section: 'Overview',
  body: 'A crate seal is a mark on each crate that customs officers check at the harbour gate.',
};
const check = {
  title: 'Crate seals',
  section: 'Check of a crate seal',
  body: 'Customs officers check a crate seal at the harbour gate by weighing it and comparing its stamp.',
};

test('an overview leads where somebody asks what a thing is, and a section where they ask more', () => {
  expect(ask([overview, check], 'What is a crate seal?')).toMatch(/^A crate seal is a mark/);
  expect(ask([overview, check], 'How do customs officers check a crate seal?')).toMatch(
    /^Customs officers check a crate seal/,
  );
});

test('what is written of one network opens no answer about the other', () => {
  const general = { title: 'Updaters', section: 'Overview', body: 'An updater tells shops new numbers.' };
  const mastercard = {
    title: 'Mastercard updater',
    section: 'How shops learn a new number',
    body: 'A shop learns the new number of a renewed card by asking the updater each month.',
  };
  const visa = {
    title: 'Visa updater',
    section: 'Overview',
    body: 'The Visa updater passes on what issuers report.',
  };
  const answer = ask([general, mastercard, visa], 'How does a shop learn the new number of a Visa card?');
  expect(answer).not.toMatch(/^A shop learns/);
});
