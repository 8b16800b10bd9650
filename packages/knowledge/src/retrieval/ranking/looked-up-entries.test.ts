import { expect, test } from 'vitest';
import { builtInEngine } from '../../testing/built-in-engine.ts';

const { found } = builtInEngine();
const idsFor = (question: string) => found(question).passages.map(({ id }) => id);

test.each([
  ['what is an MCC', 'term:mcc'],
  ['VAMP meaning', 'term:vamp'],
  ['Auth code?', 'term:authorisation-code'],
  ['define track 2', 'term:track-2'],
  ['Can you explain what a VAMP is?', 'term:vamp'],
  ['What do you mean by ADF?', 'term:adf'],
  ['expand ROC', 'term:roc'],
  ['what does ARN mean in ISO 8583 messages', 'term:arn'],
  ['hello, what does ARN mean in payments?', 'term:arn'],
])('a term that is only looked up brings its entry near the top: %s', (question, id) => {
  expect(idsFor(question).slice(0, 4)).toContain(id);
});

test('each side of a comparison brings its entry', () => {
  expect(idsFor('zmk vs zpk')).toEqual(expect.arrayContaining(['term:zmk', 'term:zpk']));
});

test('a question that says more of a term looks nothing up', () => {
  expect(idsFor('which MCC does a car wash that also sells fuel get from its acquirer')).not.toContain(
    'term:mcc',
  );
});
