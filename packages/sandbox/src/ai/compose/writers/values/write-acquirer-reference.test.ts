import { expect, test } from 'vitest';
import { readPassage } from '../../passages/passage.ts';
import { AnswerDraft } from '../answer-draft.ts';
import { writeAcquirerReference } from './write-acquirer-reference.ts';

const tracing = readPassage({
  n: 4,
  title: 'Refunds',
  section: 'Tracing a missing refund',
  category: 'Clearing',
  body: 'The issuer finds a credit by its acquirer reference number (ARN), which has 23 digits.',
});

const written = (question: string, passages = [tracing]): string => {
  const draft = new AnswerDraft();
  writeAcquirerReference(draft, question, passages);
  return draft.toString();
};

test('the parts of an ARN are told with its date and whether the check digit fits', () => {
  const answer = written('The shop gave me the ARN 24123456325000000987655.');
  expect(answer).toContain('five parts of an acquirer reference number (ARN): [4]');
  expect(answer).toContain('| 2–7 | Acquirer | `412345` |');
  expect(answer).toContain('day 325 of a year that ends in 6: 21 November');
  expect(answer).toContain('| `5` | fits the Luhn formula |');
});

test('a mistyped one is seen by its date or its check digit, and groups may be written apart', () => {
  const answer = written('ARN 2 412345 6999 00000098765 4');
  expect(answer).toContain('no day of a year');
  expect(answer).toContain('does not fit: by the Luhn formula it would be');
});

test('other long numbers, and passages that know no such number, leave it alone', () => {
  expect(written('Which IBAN is 24123456325000000987655?')).toBe('');
  expect(written('ARN 2412345632500000098765')).toBe('');
  expect(written('ARN 24123456325000000987655', [])).toBe('');
});
