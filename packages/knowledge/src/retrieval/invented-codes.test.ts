import { expect, test } from 'vitest';
import { namesImpossibleCode, namesImpossibleNumber } from './invented-codes.ts';

const isImpossible = (question: string) => namesImpossibleCode(question) || namesImpossibleNumber(question);

test.each([
  'Explain EMV tag 9FZZ',
  'Explain MTI 0H77 in ISO 8583:1987',
  'Which trade has MCC 54111?',
  'The host sent response code W4K, why?',
  'W4K as a response code came back twice',
  'What is decline code "J-33" for?',
  'What does Visa TC 3Q carry?',
  'Which record has TC 7Ω?',
  'May a card with service code 2B1 be used?',
  'Who is liable with ECI 0F?',
  'What does subelement 7C2 hold?',
  'What does SW 9H00 mean?',
  'Which algorithm has key block version S?',
  'What is new in PCI DSS v8?',
  'What is new in PCI DSS 6.0?',
  'Does PCI PIN 9 need cameras?',
  'Which field came with 3-D Secure 5.2?',
  'What does kernel 31 read?',
  'Which table stands in EMV book 9?',
  'Which bitmaps has ISO 8583:2011?',
  'When is a 0930 advice sent?',
  'Who answers the 0188 request?',
  'Explain the Mastercard 1980 late parcel notification',
])('impossible: %s', (question) => {
  expect(isImpossible(question)).toBe(true);
});

test.each([
  'Who sends a 0620 advice?',
  'What is in the 1644 message of a clearing file?',
  'How is a 0420 reversal answered?',
  'Which fields has a 0302 request?',
  'What do the 1442 chargeback messages carry?',
  'Response code N7, what now?',
  'What does response code 1A ask for?',
  'Visa answered with response code 6P',
  'Z3 as a response code in an offline decline',
  'action code 181 of the 1993 version',
  'Which response code DE39 value means stolen?',
  'What is a TC 33 for?',
  'How is a TC AAC told from a TC?',
  'What does DE 112 carry?',
  'Which values has tag 9F6E?',
  'Explain DFxx tags: what is tag DF8x?',
  'What does MTI x800 do?',
  'What does PCI DSS 8.3.6 ask for?',
  'What changed from PCI DSS 3.2.1 to 4.0.1?',
  'Is 3DS 2.3.1 better than 1.0?',
  'Which kernel is kernel C-8?',
  'How do ISO 8583:2003 messages differ from ISO 8583 1993 messages?',
  'Which algorithm has TR-31 version D?',
  'What does status word 6985 mean?',
  'Which ECI is 05?',
])('possible: %s', (question) => {
  expect(isImpossible(question)).toBe(false);
});
