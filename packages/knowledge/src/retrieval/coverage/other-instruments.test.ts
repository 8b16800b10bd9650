import { expect, test } from 'vitest';
import { isOfAnotherInstrument, namesCardPayments, otherInstrumentsIn } from './other-instruments.ts';

test.each([
  'How long does a SEPA mandate stay valid?',
  'What does UPI autopay need between PSP apps?',
  'MT103 field 71A',
  'How does Fedwire settle compared to CHIPS?',
  'How does a cheque get returned?',
])('"%s" is about paying in another way', (question) => {
  expect(isOfAnotherInstrument(question)).toBe(true);
});

test.each([
  'How does a card payment differ from a SEPA transfer?',
  'Can a chargeback be paid out by direct debit?',
  'Which chips does an EMV terminal accept?',
  'What does a token stand for?',
  'Which network management messages go over the wire first?',
])('"%s" is not, or not only', (question) => {
  expect(isOfAnotherInstrument(question)).toBe(false);
});

test('what is named of other ways is told, and what belongs to cards', () => {
  expect(otherInstrumentsIn('Compare Pix and a wire transfer with cards')).toEqual(['wire transfer', 'Pix']);
  expect(namesCardPayments('How is the ARQC checked?')).toBe(true);
  expect(namesCardPayments('How does photosynthesis work?')).toBe(false);
});
