import { expect, test } from 'vitest';
import { formRequestedBy } from './form-request.ts';

test.each([
  ['shorter please', { kind: 'short' }],
  ['can you make it shorter?', { kind: 'short' }],
  ['in a table please', { kind: 'table' }],
  ['could you put that in a table?', { kind: 'table' }],
  ['as bullet points', { kind: 'same' }],
  ["explain like I'm new", { kind: 'plain' }],
  ['sorry, that is too technical', { kind: 'plain' }],
  ['explain it to me in plain words please', { kind: 'plain' }],
  ['is there an example of that?', { kind: 'example' }],
  ['what did you mean by the second step', { kind: 'part', unit: 'step', place: 2 }],
  ['explain point 3', { kind: 'part', unit: 'point', place: 3 }],
  ["what's the last row?", { kind: 'part', unit: 'row', place: 0 }],
] as const)('"%s" asks for the answer before it in a form', (message, form) => {
  expect(formRequestedBy(message)).toEqual(form);
});

test.each([
  'what is a BIN table?',
  'explain clearing in plain words',
  'why?',
  'give me an example of a bitmap',
])('"%s" asks for something else', (message) => {
  expect(formRequestedBy(message)).toBeUndefined();
});
