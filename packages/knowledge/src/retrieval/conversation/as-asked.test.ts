import { expect, test } from 'vitest';
import type { Turn } from '../../passage.ts';
import { asAsked } from './as-asked.ts';

const told = (...questions: string[]): Turn[] => questions.map((question) => ({ question, answer: '' }));

test('a request for another form asks the question before it again', () => {
  const before = told('What is a seal?', 'who makes it?');
  expect(asAsked('in a table please', before)).toEqual({
    question: 'who makes it?',
    conversation: ['What is a seal?'],
  });
  expect(asAsked('and rings?', [...before, ...told('shorter')])).toEqual({
    question: 'and rings?',
    conversation: ['What is a seal?', 'who makes it?'],
  });
});

test('an example is one of what was asked, and a value is one for it', () => {
  expect(asAsked('give me an example', told('What is a seal?')).question).toBe(
    'What is a seal? give me an example',
  );
  expect(asAsked('8000048000', told('How is the TVR read?')).question).toBe(
    'How is the TVR read? TVR = 8000048000',
  );
  expect(asAsked('and 420300?', told('what does 9F34 say', '1E0300')).question).toBe(
    'what does 9F34 say 9F34 = 420300?',
  );
  expect(asAsked('9F2701809F360200A1', told('What is in DE 55?')).question).toBe('9F2701809F360200A1');
});

test('values to work it out for, and what a table is to have as well, are added to the question before', () => {
  expect(asAsked('do it for seal 12 and ring 7 please', told('How is a seal made?')).question).toBe(
    'How is a seal made? with seal 12 and ring 7',
  );
  expect(
    asAsked('as a table, with the names of the makers next to them', told('Which seals are there?')).question,
  ).toBe('Which seals are there? with the names of the makers');
});

test('courtesies and declined questions tell nothing of the topic', () => {
  const before: Turn[] = [
    ...told('What is a seal?'),
    { question: 'who won?', answer: '', declined: true },
    ...told('thanks'),
  ];
  expect(asAsked('and rings?', before).conversation).toEqual(['What is a seal?']);
  expect(asAsked('and rings?', [{ question: 'who won?', answer: '', declined: true }]).conversation).toEqual([
    'who won?',
  ]);
});

test('a return to a topic leaves what was between', () => {
  const before = told('What is a seal?', 'What is a ring?');
  expect(asAsked('back to the seal: who makes it?', before)).toEqual({
    question: 'who makes it?',
    conversation: ['What is seal?'],
  });
});

test('what is changed stays changed', () => {
  expect(asAsked('and 61?', told('What does code 05 mean?', 'and 51?'))).toEqual({
    question: 'What does code 61 mean?',
    conversation: [],
  });
});
