import { expect, test } from 'vitest';
import { namesIn } from './names.ts';

test('a word with a capital letter within a sentence is a name', () => {
  expect([...namesIn('How does the Zorbax block work? We use Thales boxes.')]).toEqual(['zorbax', 'thales']);
});

test('what opens a sentence or a quotation is none', () => {
  expect([...namesIn('The till says "Call help". Why?')]).toEqual([]);
});

test('a question in capitals has no names', () => {
  expect(namesIn('WHAT DOES THE TERMINAL SEND').size).toBe(0);
});

test('what only shows what is meant is none', () => {
  expect([...namesIn('Is a wallet such as Zorbax staged, like Thales?')]).toEqual(['thales']);
});
