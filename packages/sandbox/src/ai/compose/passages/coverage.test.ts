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
    expect(ask([conversion], question), question).not.toMatch(/^The passages do not cover/);
});

test('passages that share next to nothing with the question are refused', () => {
  for (const question of ['Who won the football world cup?', 'What is a good recipe for lentil soup?'])
    expect(ask([conversion, cards.keyBlock], question), question).toMatch(
      /^The passages do not cover this question\./,
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
  expect(ask([row], 'What does DE 32 = 41 mean?')).toMatch(/^The passages do not cover DE 32 = 41\./);
});

test('misspelt question words and words of four letters are understood', () => {
  expect(ask([cards.keyBlock], 'wat is a key blok')).toMatch(/^A key block is a container/);
});
