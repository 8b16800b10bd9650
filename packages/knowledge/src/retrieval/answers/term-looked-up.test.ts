import { expect, test } from 'vitest';
import { builtInEngine } from '../../testing/built-in-engine.ts';

const { found, answersTo } = builtInEngine();

test.each([
  ['what is DBA', 'term:dba'],
  ['What does POS mean?', 'term:pos'],
  ['CRC full form', 'term:crc'],
  ['explain fips', 'term:fips'],
  ['what is an ADF in card payments', 'term:adf'],
])(
  'a term that is looked up opens with what it is, and not with a sentence that only uses it: %s',
  (question, id) => {
    expect(answersTo(question)).toEqual([id]);
    expect(found(question).covered).toBe(true);
  },
);

test('what was written stays where it tells what the term is', () => {
  const written = found('what is interchange').passages.find(({ answer }) => answer !== undefined);
  expect(written?.kind).toBe('document');
  expect(written?.answer).toMatch(/^Interchange is /);
});

test('a question that asks more than what a term is keeps its own answer', () => {
  expect(answersTo('why does the CRC of a merchant QR not match?')).not.toContain('term:crc');
});

test('a question that goes on after looking up a term opens with what that is', () => {
  const [first, ...others] = answersTo('What is RBA and how does the issuer rate a payment?');
  expect(first).toBe('term:rba');
  expect(others.length).toBeGreaterThan(0);
});
