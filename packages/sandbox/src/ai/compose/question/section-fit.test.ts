import { expect, test } from 'vitest';
import { ask } from '../../../testing/prompt.ts';
import { sectionFit } from './section-fit.ts';

const faults = {
  title: 'Card file',
  section: 'What goes wrong with card files',
  body: `Card file errors show when somebody pays.

| Symptom | Cause |
|---|---|
| Name cut off | Longer than the space |
| Stripe rejected | Separator missing |`,
};
const contents = {
  title: 'Card file',
  section: 'What a card file record contains',
  body: `A record of a card file holds everything the bureau needs.

| Group | Fields |
|---|---|
| Identity | PAN, expiry date |
| Print | Cardholder name |`,
};

test('a question that reports no fault is not answered with what goes wrong', () => {
  const answer = ask([faults, contents], 'What does a card file contain?');
  expect(answer).toMatch(/^A record of a card file holds/);
  expect(answer).toContain('| Identity | PAN, expiry date |');
  expect(answer).not.toContain('Stripe rejected');
});

test('a question that reports a fault is', () => {
  const answer = ask([contents, faults], 'Card files are rejected, what is wrong?');
  expect(answer).toContain('| Stripe rejected | Separator missing |');
});

test('a heading suits what a question asks for', () => {
  const fit = (heading: string, text: string) => sectionFit(heading, { text, kind: 'general' });
  expect(fit('Example: one sale computed', 'How do I calculate the fee?')).toBeGreaterThan(0);
  expect(fit('Onboarding step by step', 'How is a merchant taken on?')).toBeGreaterThan(0);
  expect(fit('Overview', 'How is a merchant taken on?')).toBe(0);
  expect(fit('What goes wrong with onboarding', 'How is a merchant taken on?')).toBeLessThan(0);
});

test('a calculation is answered from the example that computes', () => {
  const overview = { title: 'Fees', body: 'A fee is paid by the acquirer to the issuer.' };
  const example = {
    title: 'Fees',
    section: 'Example: computing the fee of one sale',
    body: 'The example uses an invented rate of 0.5 %.\n\n| Step | Amount |\n|---|---|\n| Sale | 100.00 |\n| Fee | 0.50 |',
  };
  expect(ask([overview, example], 'How do I calculate the fee?')).toContain('| Fee | 0.50 |');
});

test('a fault told without the word for it counts as one', () => {
  const heading = 'What goes wrong with card files';
  for (const text of [
    'Our check value shows another six digits than theirs.',
    'The settlement is short by one batch.',
    'A customer complains about the posted amount.',
    'The totals are too high, what must be checked?',
  ])
    expect(sectionFit(heading, { text, kind: 'general' }), text).toBeGreaterThan(0);
  expect(sectionFit(heading, { text: 'Who writes the card file?', kind: 'general' })).toBeLessThan(0);
});

test('what is out of step is told as a fault', () => {
  const text = 'The list of the seals is out of step with the crates';
  expect(sectionFit('What goes wrong with seals', { text, kind: 'general' })).toBeGreaterThan(0);
});

test('less paid out than was asked for is a fault', () => {
  const heading = 'Dispense faults';
  const kind = 'general';
  expect(
    sectionFit(heading, { text: 'machine asked 80 gave 60, which message goes up', kind }),
  ).toBeGreaterThan(0);
  expect(
    sectionFit(heading, { text: 'It dispensed 60 out of 80, which message goes up', kind }),
  ).toBeGreaterThan(0);
  expect(sectionFit(heading, { text: 'Which message is sent for 80?', kind })).toBeLessThan(0);
});
