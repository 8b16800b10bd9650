import { expect, test } from 'vitest';
import type { IndexedPassage } from '../content/content.ts';
import { answerOf, encodeAnswers } from './answer-column.ts';

const passage = {
  asked: ['who pays', 'ECI 06', 'why 06', 'liability'],
  answers: [
    { text: 'The issuer.', asked: ['who pays', 'liability'] },
    { text: 'Because it was attempted.', asked: ['why 06'] },
  ],
} as unknown as IndexedPassage;

test('the wordings of a passage are the last of its column, each with its answer and what it wants', () => {
  const column = encodeAnswers(passage, 6);
  expect(Array.from({ length: 7 }, (_, place) => answerOf(column, place))).toEqual([
    undefined,
    undefined,
    { answer: 1, want: 'actor' },
    undefined,
    { answer: 2, want: 'reason' },
    { answer: 1, want: undefined },
    undefined,
  ]);
});

test('a passage without direct answers needs no column', () => {
  expect(encodeAnswers({ ...passage, answers: [] }, 6)).toHaveLength(0);
});
