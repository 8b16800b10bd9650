import { expect, test } from 'vitest';
import { builtInEngine } from '../../testing/built-in-engine.ts';
import { withoutRemovedValues } from './removed-values.ts';

const { found } = builtInEngine();

test.each([
  ['cvv [removed] declined', 'declined', 'cvv declined'],
  [
    'Card with CVV2: "[removed]", pin=[removed] declined',
    'Card ", declined',
    'Card with CVV2: " ", pin= declined',
  ],
  ['my PIN number is ([removed])', ')', 'my PIN number is ( )'],
  ['[removed] is my cvv, why?', ', why?', 'is my cvv, why?'],
  ['the security code was [removed]', '', 'the security code was'],
])('"%s" is read without its value', (question, ...readings) => {
  const written = withoutRemovedValues(question).map((each) => each.replace(/\s+/g, ' ').trim());
  expect(written).toEqual(readings);
});

test('a question from which nothing was removed has one reading', () => {
  expect(withoutRemovedValues('Is CVV 123 or [1] a secret?')).toEqual(['Is CVV 123 or [1] a secret?']);
});

test.each([
  ['Card 411111******1111 cvv [removed] declined with 51', 'ref:iso8583-response-codes#51'],
  ['My card 411111******1111, CVV [removed], was declined with 05. Why?', 'ref:iso8583-response-codes#05'],
  ['My card 411111******1111 exp 12/30 cvv [removed] got response code 14', 'ref:iso8583-response-codes#14'],
  ['PIN [removed] card 411111******1111 declined 55', 'ref:iso8583-response-codes#55'],
])('is answered as if nothing had been removed: %s', (question, row) => {
  const { covered, passages } = found(question);
  expect(covered).toBe(true);
  expect(passages.map(({ id }) => id)).toContain(row);
  const plain = found(withoutRemovedValues(question)[0]);
  expect(passages).toEqual(plain.passages);
});

test('a label may be what is asked about', () => {
  const { covered, passages } = found('Why is cvv2 [removed] a secret?');
  expect(covered).toBe(true);
  expect(passages.some(({ markdown }) => markdown.includes('CVV2'))).toBe(true);
});

test('a follow-up leans on the words of a question without what was removed from it', () => {
  const question = 'My card 411111******1111, CVV [removed], was declined with 05. Why?';
  const { covered, passages } = found('and 51?', [{ question, answer: '' }]);
  expect(covered).toBe(true);
  expect(passages[0]?.id).toBe('ref:iso8583-response-codes#51');
});
