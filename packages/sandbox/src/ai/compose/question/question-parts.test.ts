import { expect, test } from 'vitest';
import { ask } from '../../../testing/prompt.ts';
import { readQuestion } from './question-kind.ts';
import { partsOf } from './question-parts.ts';

test('each of several questions is read on its own, with the thing a pronoun stands for', () => {
  const parts = partsOf(readQuestion('What is DCC, who earns from it and where is it carried?'));
  expect(parts.map(({ question }) => question.text)).toEqual([
    'What is DCC',
    'who earns from DCC',
    'where is DCC carried',
  ]);
  expect(parts[1]?.about).toBe('DCC');
});

test('a comparison, and a single question, stay in one piece', () => {
  expect(partsOf(readQuestion('What is the difference between clearing and settlement?'))).toHaveLength(1);
  expect(partsOf(readQuestion('How does clearing work?'))).toHaveLength(1);
});

test('bare numbers of a later question are values of what the first one is about', () => {
  const [, values] = partsOf(readQuestion('what is SLI and what do 210 211 mean'));
  expect(values?.question.codes.map(({ label }) => label)).toEqual(['SLI 210', 'SLI 211']);
});

test('every part gets its answer, from the passage that has it', () => {
  const answer = ask(
    [
      {
        title: 'Mail and telephone order',
        body: 'MOTO (mail order, telephone order) is a payment in which the merchant keys the card details.',
      },
      {
        title: 'Mail and telephone order',
        section: 'Who carries the liability for MOTO',
        body: 'The merchant carries the fraud liability for MOTO, since nobody authenticates the cardholder.',
      },
      {
        title: 'POS condition codes (DE 25)',
        section: '08 — Mail or telephone order',
        body: 'Condition code 08 in DE 25 flags a mail or telephone order (MOTO).',
      },
    ],
    'What is MOTO, how is it flagged and who carries the fraud liability?',
  );
  expect(answer).toMatch(
    /^MOTO \(mail order, telephone order\) is .*DE 25 flags.*merchant carries the fraud/,
  );
});

test('what was told before the questions stands beside a later one and not in place of its pronoun', () => {
  const parts = partsOf(
    readQuestion(
      'An 0200 at an ATM timed out. Which message must we send, and which data element tells the issuer which transaction it is about?',
    ),
  );
  expect(parts[0]?.question.isScenario).toBe(true);
  expect(parts[1]?.question.text).toBe('which data element tells the issuer which transaction it is about');
  expect(parts[1]?.told).toBe('An 0200 at an ATM timed out.');
});

test('a later question is answered by the section whose heading asks it', () => {
  const timeout = {
    title: 'Time-outs',
    section: 'When a request times out',
    body: 'When an authorisation request of the terminal times out, the sender must decline the customer and send a reversal message.',
  };
  const holds = {
    title: 'Time-outs',
    section: 'No reversal arrives: how long the money stays blocked',
    body: 'If no reversal arrives, the issuer keeps the hold until its own timer ends it, commonly after 7 days.',
  };
  const [first] = ask(
    [timeout, holds],
    'A request of the terminal timed out. Which message goes out, and how long does the money stay blocked?',
  ).split('\n\n');
  expect(first).toMatch(/send a reversal message\. \[1\] If no reversal arrives, .* after 7 days\. \[2\]$/);
});

test('a later question whose pronoun stands for nothing named keeps the words of the first', () => {
  const parts = partsOf(readQuestion('Who pays interchange to whom, and when is it paid?'));
  expect(parts[1]?.question.text).toMatch(/^when is it paid .*interchange/);
});

test('a case that is told by its codes and the question on it stay in one piece', () => {
  expect(
    partsOf(readQuestion('4837 on a transaction with ECI 05 / SLI 212, can I charge back')),
  ).toHaveLength(1);
  expect(partsOf(readQuestion('What is ECI 05 and when is it sent?'))).toHaveLength(2);
});
