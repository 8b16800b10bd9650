import { expect, test } from 'vitest';
import * as cards from '../../../testing/card-passages.ts';
import { ask } from '../../../testing/prompt.ts';

const conversion = {
  title: 'Currency conversion',
  section: 'Dynamic currency conversion (DCC)',
  body: 'Dynamic currency conversion (DCC) charges a foreign card in its own currency. The margin of DCC goes to the acquirer and often the merchant.',
};

test('a verb that no passage has is no reason to refuse', () => {
  for (const question of [
    'What is DCC and who earns from it?',
    'Who profits from DCC?',
    'How is DCC structured?',
  ])
    expect(ask([conversion], question), question).not.toMatch(/^My knowledge does not cover/);
});

test('passages that share next to nothing with the question are refused', () => {
  for (const question of ['Who won the football world cup?', 'What is a good recipe for lentil soup?'])
    expect(ask([conversion, cards.keyBlock], question), question).toMatch(
      /^My knowledge does not cover this question\./,
    );
});

test('a question in everyday words is answered from passages that have one of them, or another word for it', () => {
  const switching = {
    title: 'Switching',
    body: 'When the issuer gives no answer in time, the switch declines with 91 and sends a reversal.',
  };
  for (const question of [
    'What does the computer in the middle do if the other bank stays silent for too long?',
    'Whoever sits between the two of them, how does he get rid of a sale nobody agreed to in time?',
  ])
    expect(ask([switching], question), question).toContain('the switch declines with 91');
});

test('a value that is data and no code is covered by the row of its field, a code is not', () => {
  const row = {
    title: 'ISO 8583:1987 data elements (DE 1-128)',
    section: '32 — Acquiring institution identification code',
    body: '**DE 32 — Acquiring institution identification code** (format n ..11)\n\nDE 32 names the acquirer.',
  };
  expect(ask([row], 'What does DE 32 = 412345 mean?')).toContain('DE 32 names the acquirer.');
  expect(ask([row], 'What does DE 32 = 41 mean?')).toMatch(/^My knowledge does not cover DE 32 = 41\./);
});

test('misspelt question words and words of four letters are understood', () => {
  expect(ask([cards.keyBlock], 'wat is a key blok')).toMatch(/^A key block is a container/);
});

const duplicates = {
  title: 'Duplicate detection',
  section: 'What goes wrong',
  body: 'Honest transactions are taken for duplicates after a restart of the node.',
  answer: 'If honest transactions are refused with 94 after a failover, the STAN sequence started again.',
};

test('what an answer was written for is covered, by its code and by its words', () => {
  expect(ask([duplicates], 'After failover all STANs are rejected with 94')).toMatch(
    /^If honest transactions/,
  );
  const sign = {
    title: 'Message structure',
    body: 'A format tells which characters an element has.',
    answer: 'x+n 8 means one sign followed by eight digits.',
  };
  expect(ask([sign], 'what does x+n8 mean')).toMatch(/^x\+n 8 means one sign/);
});

test('a code that neither passage nor answer has is refused as before', () => {
  for (const [question, code] of [
    ['What does response code ZZ mean?', 'response code ZZ'],
    ['What does DE 199 hold?', 'DE 199'],
  ] as const)
    expect(ask([duplicates], question)).toMatch(new RegExp(`^My knowledge does not cover ${code}\\.`));
});
