import { expect, test } from 'vitest';
import { asksForExample, asksForOtherForm } from './form-requests.ts';

test.each([
  'shorter please',
  'can you make it shorter?',
  'in one sentence',
  'in a table please',
  'could you put that in a table?',
  'as bullet points',
  "explain like I'm new",
  'explain it to me in plain words please',
  'simpler',
  "I don't understand",
  'sorry, that is too technical',
  'what did you mean by the second step',
  'explain step 3',
  "what's the last point?",
  'and the opposite?',
])('"%s" asks for the same in another form', (message) => {
  expect(asksForOtherForm(message)).toBe(true);
});

test.each([
  'what is a short cycle?',
  'what is a BIN table?',
  'explain clearing in plain words',
  'what is the second presentment?',
  'what did you mean by components',
  'why?',
  'and the first one?',
  'give me an example',
])('"%s" asks for something else', (message) => {
  expect(asksForOtherForm(message)).toBe(false);
});

test('an example of what was asked before is told from one that is named', () => {
  for (const message of [
    'give me an example',
    'is there a sample?',
    'show me one real example of that please',
    'for example?',
  ])
    expect(asksForExample(message), message).toBe(true);
  for (const message of ['give me an example of a bitmap', 'what is a sample?', 'example 0100'])
    expect(asksForExample(message), message).toBe(false);
});
