import { expect, test } from 'vitest';
import { decodeAnswers, encodeAnswers } from './answer-column.ts';

const known: string[] = [];
const numberOf = ({ text }: { text: string }) => known.indexOf(text) + 1 || known.push(text);

test('the wordings of each answer come back with their words and what they want', () => {
  const column = encodeAnswers(
    [
      { text: 'No, the issuer pays.', wordings: ['who pays the fraud, who pays', 'fraud liability'] },
      { text: 'Because it was attempted.', wordings: ['why is it'] },
    ],
    numberOf,
  );
  const wordings = decodeAnswers(column, (form) => form + 100).map(({ stems, ...rest }) => ({
    ...rest,
    words: [...stems].map((stem) => known[stem - 101]),
  }));
  expect(wordings).toEqual([
    { answer: 1, isYesOrNo: true, want: 'actor', words: ['pay', 'fraud'] },
    { answer: 1, isYesOrNo: true, want: undefined, words: ['fraud', 'liabil'] },
    { answer: 2, isYesOrNo: false, want: 'reason', words: [] },
  ]);
});

test('a passage without direct answers needs no bytes', () => {
  const column = encodeAnswers([], numberOf);
  expect(column).toHaveLength(0);
  expect(decodeAnswers(column, (form) => form)).toEqual([]);
});
