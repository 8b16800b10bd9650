import { expect, test } from 'vitest';
import { withoutAsides } from './asides.ts';

test.each([
  ['new here: what is a seal, explain like i am five', 'what is a seal'],
  ["I'm a total beginner, how does a seal work?", 'how does a seal work?'],
  ['quick question, what is a seal', 'what is a seal'],
  ["explain a seal like I'm new please", 'explain a seal'],
  ['what is a seal, as if I knew nothing about it', 'what is a seal'],
  ['sorry if this is a stupid question but why are there seals', 'why are there seals'],
  ['whats a seal for dummies', 'whats a seal'],
  ['in simple words what is a seal', 'what is a seal'],
  ['How long is a seal compared with the old days?', 'How long is a seal?'],
  ['what did a seal look like back then', 'what did a seal look like'],
  ['What is a seal (in plain English)?', 'What is a seal?'],
  ['As a tester, what is a seal?', 'what is a seal?'],
  ["I'm the project manager, what is a seal?", 'what is a seal?'],
  ['Junior developer here: what is a seal?', 'what is a seal?'],
  ['Explain to a new colleague why there are seals', 'Explain why there are seals'],
  ['explain a seal to an interview panel', 'explain a seal'],
  ['Describe a seal for an interview.', 'Describe a seal.'],
  ['what is a seal, in an interview?', 'what is a seal?'],
  ['How do I explain a seal to my boss?', 'How do I explain a seal?'],
  ['explain a seal to a child', 'explain a seal'],
  ['How do I explain to my boss what a seal is?', 'How do I explain what a seal is?'],
])('"%s" asks for "%s"', (question, asked) => {
  expect(withoutAsides(question)).toBe(asked);
});

test.each([
  'explain like i am five',
  'the seal is opened by an agent, is that right?',
  'What is a quick chip?',
  'a question on seals for new members',
  'explain how to lend a seal to a friend',
  'how does a seal get to my child',
])('"%s" has nothing beside it', (question) => {
  expect(withoutAsides(question)).toBe(question);
});
