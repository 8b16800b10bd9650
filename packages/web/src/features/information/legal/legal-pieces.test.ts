import { expect, test } from 'vitest';
import { legalPieces } from './legal-pieces.ts';

test('a text is taken apart at its links and names, and loses nothing', () => {
  expect(legalPieces('By {operator}: see [the terms](/terms#data), {support}.')).toEqual([
    { kind: 'text', at: 0, text: 'By ' },
    { kind: 'name', at: 3, name: 'operator' },
    { kind: 'text', at: 13, text: ': see ' },
    { kind: 'link', at: 19, text: 'the terms', to: '/terms#data' },
    { kind: 'text', at: 43, text: ', ' },
    { kind: 'name', at: 45, name: 'support' },
    { kind: 'text', at: 54, text: '.' },
  ]);
});

test('the name of a stored value is a piece of its own', () => {
  expect(legalPieces('Kept as `theme`.')).toEqual([
    { kind: 'text', at: 0, text: 'Kept as ' },
    { kind: 'code', at: 8, text: 'theme' },
    { kind: 'text', at: 15, text: '.' },
  ]);
});

test('a text without marks is one piece', () => {
  expect(legalPieces('Plain (and {other}) text')).toEqual([
    { kind: 'text', at: 0, text: 'Plain (and {other}) text' },
  ]);
});
