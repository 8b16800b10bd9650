import { expect, test } from 'vitest';
import { parseAsked } from './parse-asked.ts';

const source = `
Overview:
  - what is it
  - answer: It is a thing.
    asked:
      - what sort of thing is it
      - 5411
    also:
      - thing meaning
    told:
      - My boss found a thing. What is it?
"Values: an \`overview\`":
  - which values
`;

test('a section is found by what it is asked, and answers further wordings of that', () => {
  const asked = parseAsked('asked/visa/x.yaml', source);
  expect(asked.get('Overview')).toEqual({
    asked: ['what is it', 'what sort of thing is it', '5411'],
    answers: [
      {
        text: 'It is a thing.',
        wordings: ['what sort of thing is it', '5411', 'thing meaning'],
        stories: ['My boss found a thing. What is it?'],
      },
    ],
  });
  expect(asked.get('Values: an overview')).toEqual({ asked: ['which values'], answers: [] });
});

test.each([
  ['an answer without wordings', 'Overview:\n  - answer: It is a thing.\n    asked: []'],
  ['wordings without an answer', 'Overview:\n  - asked: [what is it]'],
  ['an empty answer', 'Overview:\n  - answer: " "\n    asked: [what is it]'],
  ['a word that is none of ours', 'Overview:\n  - answer: A.\n    asked: [what is it]\n    note: x'],
  ['no list', 'Overview: what is it'],
])('%s is refused by the name of the file', (_, text) => {
  expect(() => parseAsked('asked/visa/x.yaml', text)).toThrow(/^asked\/visa\/x\.yaml: /);
});
