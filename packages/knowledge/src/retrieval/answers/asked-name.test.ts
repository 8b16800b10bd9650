import { expect, test } from 'vitest';
import { builtInEngine } from '../../testing/built-in-engine.ts';

const { answersTo, found } = builtInEngine();

test.each([
  [
    'Which check holds the log of the switch, the files of the network and the ledger against each other?',
    'term:three-way-reconciliation',
  ],
  ['What do you call the fee that passes from acquirer to issuer on each purchase?', 'term:interchange'],
  [
    'The network decides in place of an issuer that does not answer. What is that called?',
    'term:stand-in-processing',
  ],
])('a thing that is described is told by its name: %s', (question, id) => {
  expect(answersTo(question)[0] ?? '').toBe(id);
});

test('of two principles both are told', () => {
  expect(
    answersTo(
      'No one person may know the whole key, and no one person may load it alone. What are the names of those two principles?',
    ),
  ).toEqual(expect.arrayContaining(['term:dual-control', 'term:split-knowledge']));
});

test('what a question names itself is not told as the name it asks for', () => {
  expect(answersTo('What is a chargeback called at Visa?')).not.toContain('term:chargeback');
});

test('what no entry describes stays uncovered', () => {
  expect(found('What do you call the best pizza in town?').covered).toBe(false);
  expect(found('What is the head of Visa called?').covered).toBe(false);
});
