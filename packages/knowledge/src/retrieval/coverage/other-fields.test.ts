import { expect, test } from 'vitest';
import { besideAnotherField, isOfAnotherField } from './other-fields.ts';

test.each([
  'How does a memory card store data?',
  'how do I get a green card',
  'How much income tax do I pay on card sales in Spain?',
  'which visa do I need to work in Dubai',
  'what does a switch statement do in C',
  'my grafics card is not found by the driver',
  'In an ACH file, what stands in the batch header and which SEC codes are there?',
  'How does a collect request travel between the apps and NPCI?',
])('%s is about something else', (question) => {
  expect(isOfAnotherField(question)).toBe(true);
});

test.each([
  'What does a switch do with a 0200?',
  'Which gift card transactions are loads?',
  'How is a terminal key loaded?',
  'May shops surcharge business cards?',
  'How is sales tax sent in level 2 data?',
  'How much do we owe the network today after netting?',
  'Is the zip code in the AVS request?',
  'Is a token the same as an encrypted card number?',
  'What is UPI and who runs it?',
  'Which record types begin and end a clearing file?',
])('%s is about card payments', (question) => {
  expect(isOfAnotherField(question)).toBe(false);
  expect(besideAnotherField(question)).toBeUndefined();
});

test('a matter of another field is beside the point of a question that names card payments', () => {
  expect(besideAnotherField('Does MCC 6051 cover bitcoin purchases?')).toContain('MCC 6051');
});

test('of a question on general finance the rest is told', () => {
  expect(besideAnotherField('How does a letter of credit work?')?.replace(/\s+/g, ' ')).toBe(
    'How does a work?',
  );
});
